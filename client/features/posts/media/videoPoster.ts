/** The longest side of the frame, and how long a video may take to show one, in milliseconds. */
const SIDE = 1_080;
const PATIENCE = 8_000;

/**
 * Makes a still picture of a video, which represents it until it plays. Null when this browser cannot play the video:
 * then the server makes one.
 */
export async function posterOf(file: File): Promise<Blob | null> {
  const url = URL.createObjectURL(file);
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.preload = "auto";
  const patience = AbortSignal.timeout(PATIENCE);
  try {
    const loaded = happens(video, "loadeddata", patience);
    video.src = url;
    await loaded;
    // The very first frame is often black.
    const sought = happens(video, "seeked", patience);
    video.currentTime = Number.isFinite(video.duration) ? Math.min(0.5, video.duration / 2) : 0.1;
    await sought;
    return await frameOf(video);
  } catch {
    return null;
  } finally {
    video.removeAttribute("src");
    video.load();
    URL.revokeObjectURL(url);
  }
}

async function frameOf(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return null;
  const scale = Math.min(1, SIDE / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
}

function happens(video: HTMLVideoElement, event: "loadeddata" | "seeked", patience: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener("error", () => reject(new Error("This browser cannot show the video")), { once: true });
    patience.addEventListener("abort", () => reject(new Error("The video takes too long")), { once: true });
  });
}
