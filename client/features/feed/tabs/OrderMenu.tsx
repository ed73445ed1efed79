import { useApolloClient } from "@apollo/client/react";
import type { ReactElement } from "react";
import { graphql } from "#client/gql/gql.ts";
import type { FeedOrder } from "#client/gql/graphql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { Menu, MenuRadioGroup } from "#client/ui/overlays/Menu.tsx";

const SetFeedOrder = graphql(`
  mutation SetFeedOrder($order: FeedOrder!) {
    setFeedOrder(order: $order) {
      order
    }
  }
`);

const ORDERS = [
  { value: "LATEST", label: "Latest" },
  { value: "TOP", label: "Top since I was last here" },
] as const;

interface OrderMenuProps {
  order: FeedOrder;
  trigger: ReactElement;
  onChoose: (order: FeedOrder) => void;
}

/** The choice of the order. The menu is open when it mounts, and a choice closes it. */
export function OrderMenu({ order, trigger, onChoose }: OrderMenuProps) {
  const client = useApolloClient();

  /** Changes the order at once. The server remembers it for the next time, on all devices. */
  function choose(chosen: FeedOrder): void {
    onChoose(chosen);
    void ignoreFailure(client.mutate({ mutation: SetFeedOrder, variables: { order: chosen } }), "optional");
  }

  return (
    <Menu trigger={trigger} label="Order of the feed" defaultOpen>
      <MenuRadioGroup label="Show first" value={order} options={ORDERS} onValueChange={choose} closes />
    </Menu>
  );
}
