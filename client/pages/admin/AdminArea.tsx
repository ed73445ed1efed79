import { Suspense } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { AdminHead } from "#client/features/admin/core/AdminHead.tsx";
import { isStaff, useStaffRole } from "#client/features/moderation/core/useStaffRole.ts";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { Centred } from "#client/ui/layout/Centred.ts";
import { Column } from "#client/ui/layout/Columns.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Spinner } from "#client/ui/text/Spinner.tsx";
import { adminScreenAt } from "./adminScreens.ts";

/**
 * The pages of admins. Other members see what they see at an `unknown` address, and load none of their code; so do
 * moderators, but for the page on which they decide who becomes a member.
 */
export function AdminArea({ unknown }: { unknown: ReactNode }) {
  const screen = adminScreenAt(useLocation().pathname.replace(/\/$/, ""));
  const role = useStaffRole();
  const isAdmin = role === "ADMIN";
  const isAllowed = screen !== undefined && (isAdmin || (screen.isForModerators === true && isStaff(role)));
  useScreenTitle(role === null ? "Admin" : isAllowed ? screen.title : "Page not found");
  if (role === null) return <Waiting />;
  if (!isAllowed) return unknown;
  const { title, Part } = screen;
  return (
    <Column>
      <Stack gap={16}>
        <AdminHead title={title} isAdmin={isAdmin} />
        <Suspense fallback={<Waiting />}>
          <Part isAdmin={isAdmin} />
        </Suspense>
      </Stack>
    </Column>
  );
}

function Waiting() {
  return (
    <Centred style={{ minHeight: "60dvh" }}>
      <Spinner />
    </Centred>
  );
}
