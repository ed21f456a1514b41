import * as k from '../../kernel/describe.ts'

/** Days of one line of opening hours, as the form offers them. */
const giorni: Readonly<Record<k.OpeningDays, string>> = {
  lun_ven: 'Dal lunedì al venerdì',
  lun_sab: 'Dal lunedì al sabato',
  tutti: 'Tutti i giorni',
  lunedi: 'Lunedì',
  martedi: 'Martedì',
  mercoledi: 'Mercoledì',
  giovedi: 'Giovedì',
  venerdi: 'Venerdì',
  sabato: 'Sabato',
  domenica: 'Domenica',
  festivi: 'Giorni festivi',
}

const fields = {
  nome: k.text('Nome', { max: 60, placeholder: 'Orario normale' }),
  // Those that come in from a file have none.
  fasce: k.optional(
    k.lines(
      'Orari',
      {
        giorni: k.choice('Giorni', giorni, { noun: { gender: 'm', plural: true } }),
        dalle: k.time('Dalle', { noun: { said: 'ora di apertura', gender: 'f' } }),
        alle: k.time('Alle', { noun: { said: 'ora di chiusura', gender: 'f' } }),
        su_chiamata: k.optional(k.boolean('Su chiamata')),
      },
      {
        summary: (fascia) => `${giorni[fascia.giorni]} ${fascia.dalle}–${fascia.alle}${fascia.su_chiamata === true ? ' su chiamata' : ''}`,
        noun: { gender: 'm', plural: true },
        hint: 'Una riga per ogni fascia: fra due fasce c’è la pausa. Su chiamata: non si propone, ma non si chiede.',
        starts: { giorni: 'lun_ven' },
      },
    ),
  ),
  patrono: k.optional(k.date('Festa del patrono', { noun: { gender: 'f' }, hint: 'Conta ogni anno, come i festivi nazionali.' })),
  chiusure: k.optional(
    k.lines(
      'Chiusure straordinarie',
      { dal: k.date('Dal'), al: k.optional(k.date('Al')), motivo: k.reason('Motivo', { max: 60 }) },
      {
        summary: ({ dal, al, motivo }) =>
          `${motivo} ${al === undefined ? k.formatDayMonth(dal) : `${k.formatDayMonth(dal)}–${k.formatDate(al)}`}`,
        noun: { gender: 'f', plural: true },
        hint: 'Giorni interi: ferie, ponti, inventario.',
      },
    ),
  ),
}

const entity = {
  name: 'orario_apertura',
  label: { one: 'Orario di apertura', many: 'Orari di apertura', gender: 'm' },
  synonyms: ['orari', 'chiusure', 'ferie'],
  makes: ['stabilisci'],
  title: ['nome'],
  unique: [['nome']],
  sort: [k.asc('nome')],
} as const

/** Opening hours of a trade whose resources have none of their own, for `defineEntity`. `luogo` is the firm: «lo studio». */
export const orarioDi = (luogo: string) =>
  ({
    ...entity,
    fields,
    table: ['nome', 'fasce', 'patrono', 'chiusure'],
    opening: { place: luogo, hours: 'fasce', closures: 'chiusure', patron: 'patrono' },
  }) as const

/** The same where some resources may have hours of their own: records of the entities of these names, with their labels. */
export const orarioPer = <const R extends string>(luogo: string, risorse: Readonly<Record<R, string>>) => {
  const keys = Object.keys(risorse) as R[]
  const proprie = Object.fromEntries(
    keys.map((key) => [key, k.optional(k.reference(risorse[key], key, { hint: 'Vuoto: l’orario vale per tutti.' }))]),
  ) as unknown as { readonly [K in R]: ReturnType<typeof k.optional<ReturnType<typeof k.reference<K>>>> }
  return {
    ...entity,
    fields: { ...proprie, ...fields },
    table: ['nome', ...keys, 'fasce', 'patrono', 'chiusure'],
    opening: { place: luogo, hours: 'fasce', closures: 'chiusure', patron: 'patrono', of: keys },
  } as const
}

export type RigaOrario = k.Stored<'orario_apertura', typeof fields>
export type Fascia = NonNullable<RigaOrario['fasce']>[number]

/** The list of opening hours beside the records of a tab. */
export const elencoOrari = {
  label: 'Orari',
  create: 'Nuovo Orario',
  entity: 'orario_apertura',
  search: 'Cerca orari...',
  filters: [],
  empty: {
    title: 'Nessun orario',
    text: 'Qui scrivi quando si apre e si chiude, la festa del patrono e le ferie. Senza orari ogni ora vale.',
  },
} as const
