import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { ProfileFace, ProfileFrame, ProfileTop, ProfileWords } from "#client/features/profiles/core/profileLayout.ts";

/** A placeholder of a profile that is loading. */
export function ProfileHeaderSkeleton() {
  return (
    <ProfileFrame as="section" aria-label="Profile">
      <VisuallyHidden role="status">Loading the profile…</VisuallyHidden>
      <Late aria-hidden>
        <ProfileTop>
          <Skeleton height="100%" radius={0} />
        </ProfileTop>
        <ProfileWords>
          <Stack direction="row">
            <ProfileFace>
              <Face data-avatar>
                <Skeleton height="100%" radius="30%" />
              </Face>
            </ProfileFace>
          </Stack>
          <Stack gap={12}>
            <Skeleton width={240} height={28} />
            <Skeleton width={120} height={14} />
            <Skeleton width="60%" height={14} />
            <Skeleton width="44%" height={14} />
          </Stack>
        </ProfileWords>
      </Late>
    </ProfileFrame>
  );
}

const Face = styled.div({ width: "7rem", height: "7rem" });
const appear = keyframes({ from: { opacity: 0 } });

/** A profile that arrives within 150 ms never shows its skeleton. */
const Late = styled.div({ animation: `${appear} 120ms 150ms backwards` });
