import { useRef, useState } from "react";
import { roughly } from "#server/features/posts/posts.limits.rules";

/** A point on the map, in degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
  /** What the author calls it. */
  name?: string;
}

/** Adds the member's location to a post, rounded as the server stores it. The browser asks for permission only when the member switches it on. */
export function useLocation(place: Coordinates | null, onPlaceChange: (place: Coordinates | null) => void) {
  const [isFinding, setFinding] = useState(false);
  const [reason, setReason] = useState("");
  const attempt = useRef(0);

  function switchOff(why = "") {
    attempt.current++;
    setFinding(false);
    setReason(why);
    onPlaceChange(null);
  }

  function switchOn() {
    const mine = ++attempt.current;
    if (!("geolocation" in navigator)) return switchOff("This browser cannot find your location.");
    setFinding(true);
    setReason("");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (attempt.current !== mine) return;
        setFinding(false);
        onPlaceChange({ lat: roughly(coords.latitude), lng: roughly(coords.longitude) });
      },
      ({ code, PERMISSION_DENIED }) => {
        if (attempt.current !== mine) return;
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
