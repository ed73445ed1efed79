import { createHash } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PostForm } from "./contents.forms.model.ts";

/** What the first page of an export says. */
export interface PageContent {
  name: string;
  username: string;
  bio: string | null;
  /** The file of the member's picture. */
  avatar: string | null;
  createdAt: string;
  /** The newest posts, the newest first. */
  posts: readonly PostForm[];
  /** The files of the archive, and what each contains. */
  files: readonly { name: string; title: string }[];
}

const STYLE = `:root{color-scheme:light dark}
body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
article,header{border-bottom:1px solid GrayText;padding-bottom:1rem;margin-bottom:1rem}
header img{width:6rem;height:6rem;border-radius:50%;object-fit:cover}
article img{display:block;max-width:100%;max-height:30rem;margin-top:.5rem}
p{white-space:pre-wrap}small{color:GrayText}`;

/** Nothing is loaded from elsewhere, and nothing runs; 'self' does not name the files of a folder in every browser. */
const POLICY = [
  "default-src 'none'",
  "img-src 'self' file:",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Renders `index.html`, by which a member reads an export without any program but a browser, and without network. */
export const renderPage = (content: PageContent): string =>
  `<!DOCTYPE html>\n${renderToStaticMarkup(createElement(Page, content))}\n`;

function Page({ name, username, bio, avatar, createdAt, posts, files }: PageContent) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <title>{`${name} on Commonplace`}</title>
        {/* It contains no character that is escaped, so that the policy has the hash of what is written. */}
        <style>{STYLE}</style>
      </head>
      <body>
        <header>
          {avatar !== null && <img src={avatar} alt="" />}
          <h1>{name}</h1>
          <small>{`@${username}`}</small>
          {bio !== null && <p>{bio}</p>}
        </header>
        <main>
          <h2>Your files</h2>
          <small>
            Made on <Moment at={createdAt} />
          </small>
          <ul>
            {files.map((file) => (
              <li key={file.name}>
                <a href={file.name}>{file.name}</a> {file.title}
              </li>
            ))}
          </ul>
          <h2>Your newest posts</h2>
          {posts.length === 0 && <p>You have not posted anything.</p>}
          {posts.map((post) => (
            <Post key={post.id} {...post} />
          ))}
        </main>
      </body>
    </html>
  );
}

function Post({ title, content, tags, files, createdAt }: PostForm) {
  return (
    <article>
      {title !== null && <h3>{title}</h3>}
      <small>
        <Moment at={createdAt} />
      </small>
      <p>{content}</p>
      {tags.length > 0 && <small>{tags.map((tag) => `#${tag}`).join(" ")}</small>}
      {files.map(({ file, type, description }) =>
        type === "video" ? (
          <p key={file}>
            <a href={file}>{description ?? "Video"}</a>
          </p>
        ) : (
          <img key={file} src={file} alt={description ?? ""} loading="lazy" />
        ),
      )}
    </article>
  );
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{`${at.slice(0, 10)} ${at.slice(11, 16)} UTC`}</time>;
