import { expect, test } from "vitest";
import { COMMUNITY } from "#server/core/words/communityName.rules";
import type { Mail } from "./mail.ts";
import { NamedMailer } from "./namedMailer.ts";

async function sentBy(name: string): Promise<Mail | undefined> {
  const sent: Mail[] = [];
  const inner = { send: async (mail: Mail) => void sent.push(mail), close: () => Promise.resolve() };
  const community = { current: async () => ({ name }) as never };
  const words = `Your day on ${COMMUNITY}`;
  await new NamedMailer(inner, community).send({ to: "ada@example.test", subject: words, text: words, html: words });
  return sent[0];
}

test("a mail has the name of the community: as its sender, and in its texts, where it is no markup and no header", async () => {
  expect(await sentBy("Clay & $& Kiln\nBcc: all")).toMatchObject({
    sender: "Clay & $& Kiln Bcc: all",
    subject: "Your day on Clay & $& Kiln Bcc: all",
    text: "Your day on Clay & $& Kiln Bcc: all",
    html: "Your day on Clay &amp; $&amp; Kiln Bcc: all",
  });
});

test("without a name of its own it is that of the product, and the configuration names the sender", async () => {
  const mail = await sentBy("Commonplace");
  expect(mail).toMatchObject({ subject: "Your day on Commonplace" });
  expect(mail).not.toHaveProperty("sender");
});
