import { Suspense, useEffect, type ComponentProps } from 'react'
import { lateDialog } from '../../late/late-dialog.tsx'
import { late } from '../../late/late.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'

const later = async () => (await import('./later.ts')).later

/** What of a till is not there before the first sale. */
export const AboutForm = late(async () => (await later()).aboutForm())
const LateSaleActs = late(async () => (await later()).saleActs())
const LateDiscountForm = late(async () => (await later()).discountForm())
export const PaymentParts = late(async () => (await later()).paymentParts())
const LatePaidSaid = late(async () => (await later()).paidSaid())
/** Only for who has such a camera, when it is asked for. */
export const CodeCamera = lateDialog(async () => (await later()).codeCamera())

/** What is taken off a line, or off all of it: in a bubble, which waits for it. */
export const DiscountForm = (props: ComponentProps<typeof LateDiscountForm>) => (
  <Suspense fallback={<SkeletonRows rows={1} columns={2} />}>
    <LateDiscountForm {...props} />
  </Suspense>
)

/** The sale that was just paid: it waits for its sentence, the till does not. */
export const PaidSaid = (props: ComponentProps<typeof LatePaidSaid>) => (
  <Suspense fallback={<div className="min-h-24 flex-1" />}>
    <LatePaidSaid {...props} />
  </Suspense>
)

/** What can be done with the sale in hand: it stands beside its name as soon as it is there. */
export const SaleActs = (props: ComponentProps<typeof LateSaleActs>) => (
  <Suspense>
    <LateSaleActs {...props} />
  </Suspense>
)

/** The others come right after the till itself: where the line breaks later it is sold all the same. */
export function useLateParts(): void {
  useEffect(() => {
    for (const part of [AboutForm, LateSaleActs, LateDiscountForm, PaymentParts, LatePaidSaid]) void part.prepare()
  }, [])
}
