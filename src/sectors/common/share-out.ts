interface Share {
  readonly wish: number
  readonly least: number
  readonly most: number
}

/**
 * Amounts as near as possible to what each wishes, in steps, that add up to `total` exactly: the figures of a sample
 * must come out whatever the day. What no full step covers goes to the last. `total` should lie between the sums of
 * `least` and `most`; beyond them the last one takes the difference too.
 */
export function shareOut(total: number, step: number, shares: readonly Share[]): number[] {
  const amounts = shares.map(({ wish, least, most }) => Math.min(Math.max(Math.round(wish / step) * step, least), most))
  let missing = total - amounts.reduce((sum, amount) => sum + amount, 0)
  while (Math.abs(missing) >= step) {
    const sign = Math.sign(missing)
    const open = shares.flatMap((share, at) => (hasRoom(share, amounts[at] ?? 0, sign * step) ? [at] : []))
    if (open.length === 0) break
    // Everybody gives or takes alike; the last round goes one step at a time.
    const each = Math.max(Math.trunc(Math.abs(missing) / open.length / step), 1) * step
    for (const at of open) {
      const { least, most } = shares[at] ?? { least: 0, most: 0 }
      const limit = sign > 0 ? most - (amounts[at] ?? 0) : (amounts[at] ?? 0) - least
      const change = Math.min(each, Math.trunc(limit / step) * step, Math.trunc(Math.abs(missing) / step) * step)
      amounts[at] = (amounts[at] ?? 0) + sign * change
      missing -= sign * change
    }
  }
  const last = amounts.length - 1
  if (last >= 0) amounts[last] = (amounts[last] ?? 0) + missing
  return amounts
}

const hasRoom = ({ least, most }: Share, amount: number, change: number) => amount + change >= least && amount + change <= most
