import type { MailContent, Rendered } from "./mail.content.model.ts";

/** Renders a mail of another feature in the look of all mails; the renderer is loaded with the first one. */
export async function renderInTemplate(mail: MailContent): Promise<Rendered> {
  const { renderMail } = await import("./mail.template.mails.tsx");
  return renderMail(mail);
}
