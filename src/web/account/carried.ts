/** A link by which somebody may come in: an invitation, or a registration that was confirmed by mail. */
export interface Link {
  readonly of: 'invito' | 'iscrizione'
  readonly token: string
}

/** Readings of `/accedi` that are opened by a link, each under the name that stands in the link. */
const BY_LINK = ['nuova-password', 'indirizzo', 'non-sono-stato-io'] as const
export type Reading = 'dimenticata' | (typeof BY_LINK)[number]

const isByLink = (reading: unknown): reading is (typeof BY_LINK)[number] => BY_LINK.some((one) => one === reading)

/**
 * What goes along between the readings of the page, in the state of the browser's history: nothing of it is lost by changing, by a
 * reload or by Back, and nothing stands in the address.
 */
export interface Carried {
  readonly email?: string
  /** The name of the firm, as it was typed. */
  readonly azienda?: string
  readonly link?: Link
  /** A reading of `/accedi` that has no address of its own. */
  readonly reading?: Reading
  /** Token of the link that the reading was opened with. */
  readonly key?: string
  /** Said above the form. */
  readonly note?: string
}

/** What a link of ours bears behind the `#`, which no server and no other site is told: `#invito=…`, `#iscrizione=…`, `#nuova-password=…`. */
export function readFragment(hash: string): Carried | undefined {
  const [, of = '', token = ''] = /^#([a-z-]+)=([\w.~-]+)$/.exec(hash) ?? []
  if (of === 'invito' || of === 'iscrizione') return { link: { of, token } }
  return isByLink(of) ? { reading: of, key: token } : undefined
}

/** Reads the state of a history entry, which another version of the page may have written. */
export function readCarried(state: unknown): Carried {
  const link = readLink(partOf(state, 'link'))
  const reading = partOf(state, 'reading')
  const texts = ['email', 'azienda', 'key', 'note'].flatMap((key) => {
    const text = partOf(state, key)
    return typeof text === 'string' && text !== '' ? [[key, text] as const] : []
  })
  return { ...Object.fromEntries(texts), ...(link && { link }), ...((reading === 'dimenticata' || isByLink(reading)) && { reading }) }
}

function readLink(link: unknown): Link | undefined {
  const [of, token] = [partOf(link, 'of'), partOf(link, 'token')]
  return (of === 'invito' || of === 'iscrizione') && typeof token === 'string' ? { of, token } : undefined
}

const partOf = (whole: unknown, key: string): unknown =>
  typeof whole === 'object' && whole !== null && Object.hasOwn(whole, key) ? Reflect.get(whole, key) : undefined
