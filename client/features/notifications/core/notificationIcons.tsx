import {
  AtSign,
  Check,
  CircleX,
  Clock,
  Flag,
  Heart,
  Mail,
  MessageCircle,
  Reply,
  ShieldAlert,
  Trash2,
  UserCheck,
  UserPlus,
  UserRoundPlus,
  Users,
  UsersRound,
} from "lucide-react";
import type { ReactNode } from "react";
import type { NotificationType } from "#client/gql/graphql.ts";

/** The icon of each type of notification. */
export const ICON: Record<NotificationType, ReactNode> = {
  LIKE: <Heart aria-hidden />,
  COMMENT: <MessageCircle aria-hidden />,
  REPLY: <Reply aria-hidden />,
  MENTION: <AtSign aria-hidden />,
  COMMENT_LIKE: <Heart aria-hidden />,
  BOND_REQUEST: <UserPlus aria-hidden />,
  BOND_ACCEPTED: <UserCheck aria-hidden />,
  FOLLOW: <UserRoundPlus aria-hidden />,
  GROUP_REQUEST: <Users aria-hidden />,
  GROUP_APPROVED: <Users aria-hidden />,
  GROUP_DECLINED: <Users aria-hidden />,
  GROUP_INVITED: <Users aria-hidden />,
  GROUP_POST_REMOVED: <Trash2 aria-hidden />,
  GROUP_POST: <UsersRound aria-hidden />,
  GROUP_POST_WAITING: <Clock aria-hidden />,
  GROUP_POST_APPROVED: <Check aria-hidden />,
  GROUP_POST_DECLINED: <CircleX aria-hidden />,
  MESSAGE_REQUEST: <Mail aria-hidden />,
  REPORT_DECIDED: <Flag aria-hidden />,
  MODERATION: <ShieldAlert aria-hidden />,
};
