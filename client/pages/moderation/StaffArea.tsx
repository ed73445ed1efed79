import { Suspense } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { APPEALS_PATH, LOG_PATH } from "#client/features/moderation/core/moderationPaths.ts";
import { isStaff, useStaffRole } from "#client/features/moderation/core/useStaffRole.ts";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { Centred } from "#client/ui/layout/Centred.ts";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";
import { Spinner } from "#client/ui/text/Spinner.tsx";

const ModerationQueue = lazyPart(async () => ({
  default: (await import("#client/features/moderation/queue/ModerationQueue.tsx")).ModerationQueue,
}));
const Appeals = lazyPart(async () => ({
  default: (await import("#client/features/moderation/appeals/Appeals.tsx")).Appeals,
}));
const StaffLog = lazyPart(async () => ({
  default: (await import("#client/features/moderation/log/StaffLog.tsx")).StaffLog,
}));

/** The pages of moderators. Other members see what they see at an `unknown` address, and load none of their code. */
export function StaffArea({ unknown }: { unknown: ReactNode }) {
  const path = useLocation().pathname.replace(/\/$/, "");
  const role = useStaffRole();
  const isAllowed = isStaff(role);
  const title = path === APPEALS_PATH ? "Appeals" : path === LOG_PATH ? "Log of staff" : "Moderation";
  useScreenTitle(isAllowed ? title : "Page not found");
  if (role === null) return <Waiting />;
  if (!isAllowed) return unknown;
  return (
    <Suspense fallback={<Waiting />}>
      {path === APPEALS_PATH ? <Appeals /> : path === LOG_PATH ? <StaffLog /> : <ModerationQueue />}
    </Suspense>
  );
}

function Waiting() {
  return (
    <Centred style={{ minHeight: "60dvh" }}>
      <Spinner />
    </Centred>
  );
}
