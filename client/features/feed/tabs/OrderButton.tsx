import styled from "@emotion/styled";
import { ChevronDown } from "lucide-react";
import type { FeedOrder } from "#client/gql/graphql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { MenuOnDemand } from "#client/ui/overlays/MenuOnDemand.tsx";

const load = async () => (await import("./OrderMenu.tsx")).OrderMenu;

interface OrderButtonProps {
  order: FeedOrder;
  onChoose: (order: FeedOrder) => void;
}

/** The button that shows the order of the feed and opens the choice. */
export function OrderButton({ order, onChoose }: OrderButtonProps) {
  const word = order === "TOP" ? "Top" : "Latest";
  return (
    <MenuOnDemand
      load={load}
      trigger={
        <Small variant="ghost" size="sm" aria-label={`${word} first, change the order`}>
          {word}
          <ChevronDown aria-hidden size="1rem" />
        </Small>
      }
    >
      {(OrderMenu, trigger) => <OrderMenu order={order} trigger={trigger} onChoose={onChoose} />}
    </MenuOnDemand>
  );
}

const Small = styled(Button)(({ theme }) => ({
  gap: theme.space(4),
  paddingInline: theme.space(8),
  "@media (max-width: 23.74em)": { paddingInline: theme.space(4) },
}));
