/** The encodings made at build time, best first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** The best of our encodings that an Accept-Encoding header allows; undefined means the plain bytes (RFC 9110, 12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const weights = weightsOf(header ?? '')
  const allowed = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  return encodings.find(allowed)
}

function weightsOf(header: string): Map<string, number> {
  const entries = header.split(',').map((part): [string, number] => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0]
  })
  return new Map(entries)
}
