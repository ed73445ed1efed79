import { Fragment } from "react";
import styled from "@emotion/styled";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import type { Inline } from "./article.ts";
import { ContactAddress } from "./ContactAddress.tsx";

/** The inline content of a line: text, emphasis, code and links. */
export function Words({ content }: { content: readonly Inline[] }) {
  return content.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: Inline }) {
  if (typeof part === "string") return part;
  switch (part.kind) {
    case "strong":
      return (
        <strong>
          <Words content={part.content} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <Words content={part.content} />
        </em>
      );
    case "code":
      return <Code>{breakable(part.text)}</Code>;
    case "contact":
      return <ContactAddress />;
    case "link":
      return (
        <TextLink to={part.to} reloadDocument={isOutside(part.to)}>
          <Words content={part.content} />
        </TextLink>
      );
  }
}

/** The explorer and the pages under /api are pages of the server, not screens of this app. */
/** A long name may be broken after each of its words. */
const breakable = (name: string) =>
  name.split(/(?<=_)/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));

const isOutside = (to: string) => /^\/graphql(?:\/|$)/.test(to) || to.startsWith("/api/") || !to.startsWith("/");

const Code = styled.code(({ theme }) => ({
  padding: `0 ${theme.space(4)}`,
  borderRadius: theme.radius.tag,
  background: theme.color.bg.sunken,
  boxDecorationBreak: "clone",
  fontFamily: theme.font.mono,
  fontSize: "0.875em",
  // A long word may break anywhere, and does not make the column of a table narrow.
  overflowWrap: "break-word",
}));
