import styled from "@emotion/styled";
import { MapPin } from "lucide-react";
import { Link } from "react-router-dom";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { mediaPath } from "#client/lib/media/mediaPath.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { ButtonLink } from "#client/ui/controls/ButtonLink.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { DefaultBanner } from "#client/features/media/DefaultBanner.tsx";
import { EDIT_PROFILE_PATH, profilePath } from "#client/features/people/profilePath.ts";
import { pictureFill } from "#client/ui/layout/pictureFill.ts";

/** The signed-in member's own card beside the feed. */
export function ProfileSummaryCard() {
  const viewer = useViewer();
  return (
    <Frame as="section" aria-label="Your profile">
      <Banner>
        {viewer.banner ? (
          <Picture src={mediaPath(viewer.banner.url)} alt="" width={256} height={72} decoding="async" />
        ) : (
          <DefaultBanner />
        )}
      </Banner>
      <Person>
        <Face>
          <Avatar name={viewer.name} image={viewer.avatar} size={64} />
        </Face>
        <Name to={profilePath(viewer.username)} dir="auto">
          {viewer.name}
        </Name>
        <Text variant="meta" tone="tertiary" as="div">{`@${viewer.username}`}</Text>
        {viewer.location && (
          <Location variant="meta" tone="tertiary" as="div">
            <MapPin aria-hidden="true" /> <span>{viewer.location}</span>
          </Location>
        )}
        <Edit>
          <ButtonLink variant="outline" to={EDIT_PROFILE_PATH}>
            Edit Profile
          </ButtonLink>
        </Edit>
      </Person>
    </Frame>
  );
}

const Frame = styled(Card)({ padding: 0, overflow: "hidden" });
const Banner = styled.div(({ theme }) => ({ height: 72, background: theme.color.primary.tint }));
const Picture = styled.img(pictureFill);
const Person = styled.div(({ theme }) => ({ padding: `0 ${theme.space(20)} ${theme.space(20)}` }));
const Face = styled.div(({ theme }) => ({
  // This is above the banner's picture, so that its border is visible.
  position: "relative",
  display: "flex",
  width: 70,
  marginTop: -35,
  marginBottom: theme.space(8),
  marginInlineStart: -3,
  border: `3px solid ${theme.color.bg.surface}`,
  borderRadius: theme.radius.avatar,
  background: theme.color.bg.surface,
}));
const Name = styled(Link)(({ theme }) => ({
  ...theme.type.bodySm,
  display: "block",
  fontWeight: 600,
  overflowWrap: "anywhere",
  color: theme.color.text.primary,
  textDecoration: "none",
  "&:hover": { textDecoration: "underline", textDecorationThickness: "from-font" },
}));
const Edit = styled.div(({ theme }) => ({ display: "grid", marginTop: theme.space(16) }));
const Location = styled(Text)(({ theme }) => ({
  display: "flex",
  gap: theme.space(6),
  marginTop: theme.space(8),
  "& svg": { width: "1rem", height: "1rem", strokeWidth: 1.75, flexShrink: 0, marginTop: 1 },
}));
