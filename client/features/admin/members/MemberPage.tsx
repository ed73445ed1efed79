import { useParams } from "react-router-dom";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { BackLink } from "#client/ui/controls/BackLink.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { MEMBERS_PATH } from "#client/features/admin/core/adminPaths.ts";
import { MemberActions } from "./MemberActions.tsx";
import { MemberLog } from "./MemberLog.tsx";
import { MemberOverview } from "./MemberOverview.tsx";
import { MemberSessions } from "./MemberSessions.tsx";
import { useAdminCache } from "./useAdminCache.ts";
import { useMemberPage } from "./useMemberPage.ts";

/** Everything that admins know of a member, and can do for or about them. */
export function MemberPage() {
  useAdminCache();
  const { username = "" } = useParams();
  const page = useMemberPage(username);
  useScreenTitle(page.value ? page.value.member.user.name : "Member");
  return (
    <Stack gap={16}>
      <BackLink to={MEMBERS_PATH} label="All members" />
      <QueryBoundary
        query={page}
        onCard
        skeleton={
          <Card data-skeleton>
            <Skeleton height={240} />
          </Card>
        }
        failure="Couldn't load this member"
      >
        {(known) => (
          <>
            <Card as="section" aria-label="Member">
              <Stack gap={16}>
                <MemberOverview known={known} />
                <MemberActions known={known} />
              </Stack>
            </Card>
            <MemberSessions known={known} />
            <MemberLog memberId={known.member.id} />
          </>
        )}
      </QueryBoundary>
    </Stack>
  );
}
