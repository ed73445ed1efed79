import { useMutation } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import type { PushDevicesQuery } from "#client/gql/graphql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { askPermission, isSubscribed, permission, subscribe, unsubscribe } from "./thisDevice.ts";

const PushDevices = graphql(`
  query PushDevices {
    viewer {
      pushKey
      pushSubscriptions {
        id
        device
        isCurrent
        createdAt
        lastSuccessAt
      }
    }
  }
`);

const AddPushSubscription = graphql(`
  mutation AddPushSubscription($input: PushSubscriptionInput!) {
    addPushSubscription(input: $input) {
      id
    }
  }
`);

const RemovePushSubscription = graphql(`
  mutation RemovePushSubscription($id: ID!) {
    removePushSubscription(id: $id)
  }
`);

/** What the settings of push show. */
export type PushValue = NonNullable<PushDevicesQuery["viewer"]>;
export type PushDevice = PushValue["pushSubscriptions"][number];

/** Loads the devices on which the member is pushed. */
export const usePushDevices = () => useValueQuery(PushDevices, { variables: {}, value: ({ viewer }) => viewer });

/** Removes a device; the result is false when that failed. */
export function useRemoveDevice() {
  const [remove] = useMutation(RemovePushSubscription);
  return async ({ id }: Pick<PushDevice, "id">): Promise<boolean> => {
    try {
      await remove({
        variables: { id },
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: "PushSubscription", id }) ?? "" }),
      });
      return true;
    } catch {
      return false;
    }
  };
}

/** Whether push is on in this browser, with the act that turns it on or off. */
export function useThisDevice({ pushKey, pushSubscriptions }: PushValue, refetch: () => Promise<unknown>) {
  const [add] = useMutation(AddPushSubscription);
  const remove = useRemoveDevice();
  const [allowed, setAllowed] = useState(permission);
  const [isBound, setBound] = useState(false);
  useEffect(() => {
    let isHere = true;
    void ignoreFailure(
      isSubscribed(pushKey).then((bound) => isHere && setBound(bound)),
      "optional",
    );
    return () => {
      isHere = false;
    };
  }, [pushKey]);
  const own = pushSubscriptions.filter(({ isCurrent }) => isCurrent);

  /** Resolves to whether it worked. A member who does not allow it has changed nothing, which the row shows. */
  async function turn(on: boolean): Promise<boolean> {
    try {
      if (on) {
        const answer = await askPermission();
        setAllowed(answer);
        if (answer !== "granted") return false;
        await add({ variables: { input: await subscribe(pushKey) } });
        await refetch();
      } else {
        await Promise.all(own.map(remove));
        await unsubscribe();
      }
      setBound(on);
      return true;
    } catch {
      return false;
    }
  }

  return { allowed, isOn: allowed === "granted" && isBound && own.length > 0, turn };
}
