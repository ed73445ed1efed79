import { TextLink } from "#client/ui/controls/TextLink.tsx";

/** The address of the people who run this community; the server writes it into the page if they have published one. */
export function ContactAddress() {
  const address = document.querySelector<HTMLMetaElement>("meta[name=contact]")?.content;
  if (!address) return "the people who run this community (they have not published an address yet)";
  return (
    <TextLink to={`mailto:${address}`} reloadDocument>
      {address}
    </TextLink>
  );
}
