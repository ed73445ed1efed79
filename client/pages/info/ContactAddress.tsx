import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { metaOf } from "#client/lib/text/tabTitle.ts";

/**
 * The contact of the people who run this community, an email address or a page; the server writes it into the page if
 * they have published one.
 */
export function ContactAddress() {
  const contact = metaOf("contact");
  if (!contact) return "the people who run this community (they have not published an address yet)";
  const isPage = contact.startsWith("https://");
  return (
    <TextLink to={isPage ? contact : `mailto:${contact}`} reloadDocument>
      {contact}
    </TextLink>
  );
}
