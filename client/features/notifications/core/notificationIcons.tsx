import { AtSign, Heart, Mail, MessageCircle, Reply, UserCheck, UserPlus, Users } from "lucide-react";
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
  GROUP_REQUEST: <Users aria-hidden />,
  GROUP_APPROVED: <Users aria-hidden />,
  MESSAGE_REQUEST: <Mail aria-hidden />,
};
