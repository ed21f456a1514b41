import { useEffect, useEffectEvent, useRef } from 'react'

/** Why there is no picture of the camera. */
export type CameraFault = 'noCamera' | 'cameraRefused' | 'cameraBusy'

interface CameraViewProps {
  /** There is something to take. */
  readonly onReady: (video: HTMLVideoElement) => void
  /** The camera is closed. */
  readonly onRefused: (fault: CameraFault) => void
  /** How to hold what it is to see. */
  readonly hint: string
}

/** The rear camera where there is one, as large as it goes: letters need pixels. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 2560 }, height: { ideal: 1440 } },
}

/** What the camera sees, until the picture is taken or the view goes; then its light goes out. */
export function CameraView({ onReady, onRefused, hint }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null)
  const refuse = useEffectEvent((error: unknown) => onRefused(faultOf(error)))
  useEffect(() => {
    let stream: MediaStream | undefined
    let isGone = false
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    const element = video.current
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia(WANTED)
        if (isGone) stop()
        else if (element) element.srcObject = stream
      } catch (error) {
        if (!isGone) refuse(error)
      }
    }
    void start()
    return () => {
      isGone = true
      stop()
      if (element) element.srcObject = null
    }
  }, [])
  return (
    <div className="overflow-clip rounded-lg bg-sunken">
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label="Quello che vede la fotocamera"
        className="mx-auto aspect-4/3 max-h-[60dvh] w-full object-contain"
        onLoadedData={(event) => onReady(event.currentTarget)}
      />
      <p className="px-4 py-2.5 text-center text-sm text-ink-soft">{hint}</p>
    </div>
  )
}

function faultOf(error: unknown): CameraFault {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'noCamera'
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'cameraRefused' : 'cameraBusy'
}
