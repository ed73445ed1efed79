import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { metaOf } from "#client/lib/text/tabTitle.ts";

/**
 * A sentence that says where to write to the people who run this community: an email address or a page, which the
 * server writes into the page if they have published one.
 */
export function ContactAddress() {
  const contact = metaOf("contact");
  if (!contact) return "This community hasn't published a contact address.";
  const isPage = contact.startsWith("https://");
  return (
    <>
      Write to{" "}
      <TextLink to={isPage ? contact : `mailto:${contact}`} reloadDocument>
        {contact}
      </TextLink>
      .
    </>
  );
}
