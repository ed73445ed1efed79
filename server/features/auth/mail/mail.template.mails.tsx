import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { render } from "@react-email/render";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { COMMUNITY } from "#server/core/words/communityName.rules";
import type { MailContent, MailList, Rendered } from "./mail.content.model.ts";
import { DARK, LIGHT } from "./mail.style.mails.tsx";

/** Renders both forms of a mail. They have the same content; React escapes what members wrote. */
export async function renderMail(mail: MailContent): Promise<Rendered> {
  const { subject, action } = mail;
  const html = await render(<MailPage {...mail} />);
  return { subject, html, text: asText(mail), ...(action && { link: action.link }) };
}

function asText({ subject, greeting, paragraphs, lists = [], action, notes, end }: MailContent): string {
  const listed = lists.flatMap(({ heading, items }) => [
    heading,
    ...items.flatMap(({ text, detail, link }) => [`- ${text}${detail === null ? "" : `\n  ${detail}`}`, link]),
  ]);
  const linked = (one: { label: string; link: string } | undefined) => (one ? [`${one.label}:`, one.link] : []);
  const parts = [subject, greeting, ...paragraphs, ...listed, ...linked(action), ...notes, ...linked(end)];
  return `${[...parts, `--\n${COMMUNITY}`].join("\n\n")}\n`;
}

function MailPage({ subject, greeting, paragraphs, lists = [], action, notes, end }: MailContent) {
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK}</style>
      </Head>
      <Body className="canvas" style={LIGHT.canvas}>
        <Preview>{paragraphs[0] ?? subject}</Preview>
        <Container style={LIGHT.page}>
          <Section style={LIGHT.head}>
            <Text className="text" style={LIGHT.brand}>
              <span aria-hidden="true">
                <span className="ring" style={LIGHT.ring} />
                <span className="other" style={LIGHT.otherRing} />
              </span>
              {COMMUNITY}
            </Text>
          </Section>
          <Section className="card" style={LIGHT.card}>
            <Heading as="h1" className="text" style={LIGHT.heading}>
              {subject}
            </Heading>
            {[greeting, ...paragraphs].map((paragraph) => (
              <Text key={paragraph} className="text" style={LIGHT.paragraph}>
                {paragraph}
              </Text>
            ))}
            {lists.map((list) => (
              <LinkedList key={list.heading} {...list} />
            ))}
            {action && <ActionLink {...action} />}
          </Section>
          <Section style={LIGHT.foot}>
            {notes.map((note) => (
              <Text key={note} className="quiet" style={LIGHT.note}>
                {note}
              </Text>
            ))}
            {end && (
              <Text className="quiet" style={LIGHT.note}>
                <Link className="link" href={end.link} style={LIGHT.link}>
                  {end.label}
                </Link>
              </Text>
            )}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

function LinkedList({ heading, items }: MailList) {
  return (
    <>
      <Heading as="h2" className="text" style={LIGHT.subheading}>
        {heading}
      </Heading>
      {items.map(({ text, detail, link }) => (
        <Text key={`${link} ${text}`} className="text" style={LIGHT.paragraph}>
          <Link className="link" href={link} style={LIGHT.link}>
            {text}
          </Link>
          {detail !== null && (
            <>
              <br />
              <span className="quiet" style={LIGHT.detail}>
                {detail}
              </span>
            </>
          )}
        </Text>
      ))}
    </>
  );
}

/** Renders a button, and its address as text for mail programs that show no buttons. */
function ActionLink({ label, link }: { label: string; link: string }) {
  return (
    <>
      <Section style={LIGHT.action}>
        <Button className="button" href={link} style={LIGHT.button}>
          {label}
        </Button>
      </Section>
      <Text className="quiet" style={LIGHT.note}>
        Or open this address in your browser:
      </Text>
      <Text style={LIGHT.address}>
        <Link className="link" href={link} style={LIGHT.link}>
          {link}
        </Link>
      </Text>
    </>
  );
}
