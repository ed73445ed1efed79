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
import { DARK, LIGHT } from "./mail.style.mails.tsx";

/** The content of a mail, before it is rendered. */
export interface MailContent {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** The one action that the mail asks for. */
  action?: { label: string; link: string };
  /** Small remarks at the end. */
  notes: string[];
}

/** A mail as it is sent. */
export interface Rendered {
  subject: string;
  html: string;
  text: string;
  link?: string;
}

/** Renders both forms of a mail. They have the same content; React escapes what members wrote. */
export async function renderMail(mail: MailContent): Promise<Rendered> {
  const { subject, action } = mail;
  const html = await render(<MailPage {...mail} />);
  return { subject, html, text: asText(mail), ...(action && { link: action.link }) };
}

function asText({ subject, greeting, paragraphs, action, notes }: MailContent): string {
  const parts = [subject, greeting, ...paragraphs, ...(action ? [`${action.label}:`, action.link] : []), ...notes];
  return `${[...parts, "--\nCommonplace"].join("\n\n")}\n`;
}

function MailPage({ subject, greeting, paragraphs, action, notes }: MailContent) {
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
              Commonplace
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
            {action && <ActionLink {...action} />}
          </Section>
          <Section style={LIGHT.foot}>
            {notes.map((note) => (
              <Text key={note} className="quiet" style={LIGHT.note}>
                {note}
              </Text>
            ))}
          </Section>
        </Container>
      </Body>
    </Html>
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
