import { Suspense } from "react";
import { useToken } from "#client/apollo/session.ts";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";

const AdminArea = lazyPart(async () => ({ default: (await import("#client/pages/admin/AdminArea.tsx")).AdminArea }));

/** The page of each address of admins. Visitors see there what they see at an unknown address. */
export function AdminPage() {
  return useToken() === null ? (
    <NoPage />
  ) : (
    <Suspense>
      <AdminArea unknown={<NotFoundPage />} />
    </Suspense>
  );
}

function NoPage() {
  useScreenTitle("Page not found");
  return <NotFoundPage />;
}
