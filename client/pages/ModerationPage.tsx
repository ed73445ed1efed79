import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { useToken } from "#client/apollo/session.ts";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";

const MonthsPage = lazyPart(async () => ({
  default: (await import("#client/pages/moderation/MonthsPage.tsx")).MonthsPage,
}));
const StaffArea = lazyPart(async () => ({
  default: (await import("#client/pages/moderation/StaffArea.tsx")).StaffArea,
}));

/**
 * The page of each address about moderation: the figures are for everybody, the rest is for moderators. Visitors see
 * there what they see at an unknown address.
 */
export function ModerationPage() {
  const { pathname } = useLocation();
  const isMember = useToken() !== null;
  const isPublic = pathname.startsWith("/moderation-report");
  return (
    <Suspense>{isPublic ? <MonthsPage /> : isMember ? <StaffArea unknown={<NotFoundPage />} /> : <NoPage />}</Suspense>
  );
}

function NoPage() {
  useScreenTitle("Page not found");
  return <NotFoundPage />;
}
