/** Where the late parts of a till are: by itself, for what each brings along is a long list that nobody needs before the till stands. */
export const later = {
  aboutForm: async () => (await import('./about-form.tsx')).AboutForm,
  codeCamera: async () => (await import('../../scan/code-camera.tsx')).CodeCamera,
  discountForm: async () => (await import('./discount-form.tsx')).DiscountForm,
  paidSaid: async () => (await import('./paid-said.tsx')).PaidSaid,
  saleActs: async () => (await import('./sale-acts.tsx')).SaleActs,
  paymentParts: async () => (await import('./payment-parts.tsx')).PaymentParts,
}
