import styled from "@emotion/styled";
import { ShieldCheck, SlidersHorizontal, UserPlus } from "lucide-react";
import { Link } from "react-router-dom";
import { MenuItem } from "#client/ui/overlays/Menu.tsx";
import { Badge } from "#client/ui/text/Badge.tsx";
import { QUEUE_PATH } from "./moderationPaths.ts";
import { isStaff, useModerationCounts, useStaffRole } from "./useStaffRole.ts";

/**
 * The entries of moderators in the member's menu: the queue, with the number of cases and appeals that wait, and how one
 * becomes a member, which is among the pages of admins for those who have them. Nobody else has these entries.
 */
export function StaffMenuItems() {
  const role = useStaffRole();
  if (!isStaff(role)) return null;
  return (
    <>
      <QueueItem />
      <MenuItem asChild>
        {role === "ADMIN" ? (
          <Link to="/admin">
            <SlidersHorizontal aria-hidden /> Admin
          </Link>
        ) : (
          <Link to="/admin/registration">
            <UserPlus aria-hidden /> Registration
          </Link>
        )}
      </MenuItem>
    </>
  );
}

function QueueItem() {
  const counts = useModerationCounts();
  return (
    <MenuItem asChild>
      <Link to={QUEUE_PATH}>
        <ShieldCheck aria-hidden /> Moderation
        {counts && (
          <End>
            <Badge count={counts.cases + counts.appeals} label="to decide" />
          </End>
        )}
      </Link>
    </MenuItem>
  );
}

const End = styled.span({ marginInlineStart: "auto" });
