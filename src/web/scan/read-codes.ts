/** The browser's own reader of barcodes, where it has one. */
interface Detector {
  readonly detect: (video: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  var BarcodeDetector: (new () => Detector) | undefined
}

/** Whether this browser reads barcodes with a camera. */
export const canReadCodes = (): boolean => globalThis.BarcodeDetector !== undefined && 'mediaDevices' in navigator

const PAUSE_MS = 120
/** A code that was out of sight for so many looks is another piece. */
const AWAY = 8

/** Tells each code that comes into view, once as long as it stays there; returns how to stop. */
export function readCodes(video: HTMLVideoElement, onCode: (code: string) => void): () => void {
  const Reader = globalThis.BarcodeDetector
  if (!Reader) return () => undefined
  const detector = new Reader()
  const seen = new Map<string, number>()
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = async (at: number) => {
    // A frame that cannot be read is followed by one that can.
    const found = await detector.detect(video).catch(() => [])
    if (isStopped) return
    for (const { rawValue } of found) {
      if (at - (seen.get(rawValue) ?? -AWAY) >= AWAY) onCode(rawValue)
      seen.set(rawValue, at)
    }
    timer = setTimeout(() => void look(at + 1), PAUSE_MS)
  }
  void look(0)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
