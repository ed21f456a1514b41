/** How cookies of accounts begin, and whether they go over HTTPS alone: a browser takes `__Host-` from the very host that set them. */
export const cookiesOf = (address: string): { readonly prefix: string; readonly isSecure: boolean } =>
  address.startsWith('https:') ? { prefix: '__Host-bottega', isSecure: true } : { prefix: 'bottega', isSecure: false }
