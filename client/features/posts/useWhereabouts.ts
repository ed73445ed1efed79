import { useRef, useState } from "react";

export interface Place {
  lat: number;
  lng: number;
}

type State = { is: "off"; reason: string } | { is: "finding" } | { is: "found"; place: Place };

/** Where the member is, if they want a post to say so. The browser asks for leave only when it is switched on. */
export function useWhereabouts() {
  const [state, setState] = useState<State>({ is: "off", reason: "" });
  const asked = useRef(0);

  function switchOff(reason = "") {
    asked.current++;
    setState({ is: "off", reason });
  }

  function switchOn() {
    const mine = ++asked.current;
    if (!("geolocation" in navigator)) return switchOff("This browser cannot tell where you are.");
    setState({ is: "finding" });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (asked.current !== mine) return;
        setState({ is: "found", place: { lat: coords.latitude, lng: coords.longitude } });
      },
      ({ code, PERMISSION_DENIED }) => {
        if (asked.current !== mine) return;
        switchOff(
          code === PERMISSION_DENIED
            ? "Location is blocked. Allow it for this site in your browser to add it."
            : "Your location could not be found. You can post without it.",
        );
      },
      { timeout: 10_000, maximumAge: 60_000 },
    );
  }

  return {
    isOn: state.is !== "off",
    isFinding: state.is === "finding",
    place: state.is === "found" ? state.place : null,
    reason: state.is === "off" ? state.reason : "",
    set: (on: boolean) => (on ? switchOn() : switchOff()),
  };
}
