import { useRef, useState } from "react";

/** A point on the map, in degrees. */
export interface Place {
  lat: number;
  lng: number;
}

/** Where the member is, if they want a post to say so. The browser asks for leave only when it is switched on. */
export function useWhereabouts(place: Place | null, onPlaceChange: (place: Place | null) => void) {
  const [isFinding, setFinding] = useState(false);
  const [reason, setReason] = useState("");
  const asked = useRef(0);

  function switchOff(why = "") {
    asked.current++;
    setFinding(false);
    setReason(why);
    onPlaceChange(null);
  }

  function switchOn() {
    const mine = ++asked.current;
    if (!("geolocation" in navigator)) return switchOff("This browser cannot tell where you are.");
    setFinding(true);
    setReason("");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (asked.current !== mine) return;
        setFinding(false);
        onPlaceChange({ lat: coords.latitude, lng: coords.longitude });
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
    isOn: isFinding || place !== null,
    isFinding,
    place,
    reason,
    set: (on: boolean) => (on ? switchOn() : switchOff()),
  };
}
