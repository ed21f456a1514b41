import { useSyncExternalStore } from 'react'

/** Whether this browser can use passkeys on this page: an old one cannot, nor can any where the address is not a safe one. */
export const useHasPasskeys = (): boolean =>
  useSyncExternalStore(
    ignore,
    () => 'PublicKeyCredential' in window,
    () => true,
  )

/** Whether the browser offers passkeys among what it fills into a field. */
export const fillsInPasskeys = async (): Promise<boolean> =>
  'PublicKeyCredential' in window && ((await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false)

const ignore = () => () => {}
