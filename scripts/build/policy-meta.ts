/** Puts a security policy into a page, before anything in it that the policy speaks of. */
export function policyMeta(page: string, html: string, policy: string): string {
  const charset = /<meta charSet="utf-8"\/>/i
  if (!charset.test(html)) throw new Error(`${page}: no <meta charSet="utf-8"/> to put the policy behind. See policy-meta.ts and root.tsx.`)
  if (policy.includes('"')) throw new Error(`${page}: a policy with a double quote would end its own attribute.`)
  return html.replace(charset, (found) => `${found}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
}
