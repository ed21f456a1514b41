import { VoiceProblem } from './voice-engine.ts'

export interface Microphone {
  /** How loud it is now, 0 to 1. */
  level(): number
  close(): void
}

/** Speech near a laptop seldom passes this root mean square; above it the bars are full. */
const LOUD = 0.18

/** Opens the microphone to measure it. What it hears is neither kept nor sent. */
export async function openMicrophone(media: MediaDevices, signal: AbortSignal): Promise<Microphone> {
  const stream = await media.getUserMedia({ audio: true }).catch((error: unknown) => {
    throw new VoiceProblem('microphone', { cause: error })
  })
  const close = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) {
    close()
    throw signal.reason
  }
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 512
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      const meanSquare = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      return Math.min(1, Math.sqrt(meanSquare) / LOUD)
    },
    close() {
      close()
      void context.close()
    },
  }
}
