import { useQuery } from "@apollo/client/react";
import styled from "@emotion/styled";
import { useId } from "react";
import { graphql } from "#client/gql/gql.ts";
import type { ProfileField } from "#client/gql/graphql.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { EDIT_PROFILE_PATH } from "#client/features/people/profilePath.ts";

export const ProfileCompletionQuery = graphql(`
  query ProfileCompletion {
    viewer {
      profileCompletion
      missingProfileFields
    }
  }
`);

/** The label of each missing part, and its field in the form. */
const STEPS: Record<ProfileField, { label: string; field: string }> = {
  AVATAR: { label: "Add a photo", field: "avatar" },
  BANNER: { label: "Add a banner", field: "banner" },
  BIO: { label: "Write a bio", field: "bio" },
  LOCATION: { label: "Add your location", field: "location" },
  WEBSITE: { label: "Add your website", field: "website" },
  PHONE: { label: "Add your phone", field: "phone" },
};

/** The completeness of the member's own profile, and what is missing. */
export function ProfileCompletion() {
  const { data } = useQuery(ProfileCompletionQuery);
  const labelId = useId();
  const hintId = useId();
  const viewer = data?.viewer;
  // What is below waits until the height is known, because nobody knows yet how much is missing.
  if (!viewer) return <Frame aria-hidden data-skeleton />;
  const { profileCompletion: percent, missingProfileFields: missing } = viewer;
  const isWhole = percent >= 100;
  return (
    <Frame>
      <Stack gap={6}>
        <Stack direction="row" gap={12} align="center">
          <Text variant="ui" id={labelId}>
            Profile completion
          </Text>
          <Track
            role="meter"
            aria-labelledby={labelId}
            aria-describedby={isWhole ? undefined : hintId}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuetext={`${percent} percent`}
          >
            <Bar style={{ transform: `scaleX(${percent / 100})` }} />
          </Track>
          <Text variant="ui" aria-hidden>
            {percent}%
          </Text>
        </Stack>
        {!isWhole && (
          <>
            <Text variant="meta" tone="secondary" as="p" id={hintId}>
              Complete your profile to increase visibility
            </Text>
            <Steps>
              {missing.map((field) => (
                <li key={field}>
                  <TextLink to={`${EDIT_PROFILE_PATH}#${STEPS[field].field}`}>{STEPS[field].label}</TextLink>
                </li>
              ))}
            </Steps>
          </>
        )}
      </Stack>
    </Frame>
  );
}

const Frame = styled.div(({ theme }) => ({
  minHeight: 20,
  maxWidth: 640,
  paddingBlockStart: theme.space(12),
  borderBlockStart: `1px solid ${theme.color.border.subtle}`,
}));
const Track = styled.div(({ theme }) => ({
  flex: 1,
  maxWidth: 280,
  height: 8,
  overflow: "hidden",
  borderRadius: theme.radius.pill,
  background: theme.color.bg.pressed,
  "@media (forced-colors: active)": { border: "1px solid CanvasText" },
}));
const Bar = styled.div(({ theme }) => ({
  height: "100%",
  transformOrigin: "left",
  background: theme.color.primary.solid,
  transition: `transform ${theme.motion.slow}`,
  forcedColorAdjust: "none",
}));
const Steps = styled.ul(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: `${theme.space(4)} ${theme.space(16)}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  ...theme.type.meta,
  "& a": { display: "inline-block", paddingBlock: theme.space(4) },
}));
