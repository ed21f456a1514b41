import { useBackStep } from './back-step.ts'
import { useHoldOnClose } from './hold.ts'

/** What lies over the whole page: Back closes it, and when it closes, nothing that lay behind it is pressed by the way. */
export function useLayer(open: boolean, close: () => void): void {
  useBackStep(open, close)
  useHoldOnClose(open)
}
