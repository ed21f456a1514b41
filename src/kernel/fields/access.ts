/** Who sees something and who may change it: whoever is in one of the groups. Everybody where nothing is said. */
export interface Access {
  readonly read?: readonly string[]
  readonly write?: readonly string[]
}

/** What a trade keeps to some of its people, by name and in words: `{ identita: 'Documenti d’identità' }`. */
export type GroupLabels = Readonly<Record<string, string>>
