import { useEffect } from 'react'
import { lateDialog } from '../../late/late-dialog.tsx'
import { late } from '../../late/late.tsx'

const later = async () => (await import('./later.ts')).later

/** What of a till is not there before the first sale. */
export const AboutForm = late(async () => (await later()).aboutForm())
export const DiscountForm = late(async () => (await later()).discountForm())
export const PaymentParts = late(async () => (await later()).paymentParts())
/** Only for who has such a camera, when it is asked for. */
export const CodeCamera = lateDialog(async () => (await later()).codeCamera())

/** The others come right after the till itself: where the line breaks later it is sold all the same. */
export function useLateParts(): void {
  useEffect(() => [AboutForm, DiscountForm, PaymentParts].forEach(({ prepare }) => prepare()), [])
}
