import * as k from '../../kernel/describe.ts'
import { appuntamento } from './appuntamento.ts'
import { cliente } from './cliente.ts'
import { operatrice } from './operatrice.ts'
import { pacchetto } from './pacchetto.ts'
import { consensi, consenso, scheda } from './scheda.ts'
import { completato } from './stati.ts'
import { trattamento } from './trattamento.ts'

const suiCliente = [{ Cliente: 'cliente' }, 'cliente.data_nascita', 'cliente.telefono'] as const

/** Card of a customer as it goes into the cabin: skin, allergies, what was done and with which settings. */
export const schedaCliente = k.definePrint(cliente, {
  key: 'scheda_cliente',
  label: 'Stampa scheda cliente',
  with: [scheda, appuntamento, trattamento, operatrice],
  title: 'Scheda cliente',
  subtitle: '{nome} {cognome}',
  blocks: [
    { facts: [{ Cliente: '{nome} {cognome}' }, 'data_nascita', 'telefono'] },
    {
      title: 'Pelle e salute',
      facts: [
        'tipo_pelle',
        { Allergie: ({ allergie }) => allergie ?? 'nessuna dichiarata' },
        'controindicazioni',
        { Consensi: ({ privacy, foto }) => `privacy ${privacy === 'si' ? 'sì' : 'no'}, foto ${foto === 'si' ? 'sì' : 'no'}` },
        'visite',
        { 'Sedute residue': ({ sedute_residue: left }) => String(left) },
      ],
    },
    async ({ id }, store) => {
      const where = [k.eq('cliente', id)] as const
      const { rows } = await store.query({ entity: 'scheda', where, sort: [k.desc('giorno')], page: { limit: 5 } })
      return k.rowsOf(scheda, rows).map(({ zona, giorno, osservazioni, parametri, consigli }) => {
        const text = [osservazioni, parametri, consigli && `A casa: ${consigli}`].filter(Boolean).join('\n')
        return { kind: 'text', title: `${scheda.fields.zona.format(zona)}, ${k.formatDate(giorno)}`, text }
      })
    },
    {
      title: 'Ultimi trattamenti',
      records: 'appuntamento',
      by: 'cliente',
      where: [completato],
      sort: [k.desc('giorno')],
      most: 12,
      columns: [{ Data: 'giorno' }, 'trattamento', 'operatrice', 'prezzo'],
    },
  ],
})

/** Text that a customer signs, by what she agrees to. */
const TESTI: Readonly<Record<keyof typeof consensi, string>> = {
  privacy:
    'Ho letto l’informativa del centro (art. 13 del Regolamento UE 2016/679). Acconsento a che i miei dati, compresi quelli su pelle, allergie e salute, siano usati per i trattamenti. Posso chiedere in ogni momento di vederli, correggerli o cancellarli.',
  marketing:
    'Acconsento a ricevere per telefono, messaggio o email promemoria, auguri e proposte del centro. Posso dire di no in ogni momento, senza che cambi altro.',
  foto: 'Acconsento a essere fotografata prima e dopo i trattamenti. Le immagini restano nella mia scheda tecnica, le vede solo chi mi tratta e non si pubblicano. Posso chiederne la cancellazione in ogni momento.',
  trattamento:
    'Mi sono stati spiegati il trattamento, come si svolge, i risultati che ci si può aspettare, le controindicazioni e le reazioni possibili. Ho detto allergie, gravidanza, farmaci e malattie della pelle. Seguirò i consigli per casa e avviserò il centro di ogni reazione. Acconsento e so di poter cambiare idea in ogni momento.',
}

/** Consent to be signed here or on paper. */
export const consensoInformato = k.definePrint(consenso, {
  key: 'consenso',
  label: 'Stampa consenso',
  with: [cliente, trattamento],
  title: ({ tipo }) => (tipo === 'trattamento' ? 'Consenso informato al trattamento' : `Consenso: ${consensi[tipo].toLowerCase()}`),
  subtitle: '{data}',
  blocks: [
    { facts: [...suiCliente, 'trattamento', { 'Allergie dichiarate': 'cliente.allergie', 'Firma per la cliente': 'firmatario' }] },
    { title: 'Dichiarazione', text: ({ tipo }) => TESTI[tipo] },
    { signers: ['Il centro', { 'La cliente': 'firma' }] },
  ],
})

/** Card of a package with a line for each session: those that were done bear their day. */
export const tessera = k.definePrint(pacchetto, {
  key: 'tessera',
  label: 'Stampa tessera',
  asOf: 'today',
  with: [cliente, trattamento, appuntamento],
  title: 'Tessera pacchetto',
  subtitle: '{nome}',
  blocks: [
    {
      facts: [
        ...suiCliente,
        'trattamento',
        'venduto_il',
        {
          'Vale fino al': 'scadenza',
          Sedute: ({ usate, residue: left }) =>
            `${usate} ${k.plural(usate, 'fatta', 'fatte')}, ${left} ${k.plural(left, 'resta', 'restano')}`,
        },
      ],
    },
    async ({ id, sedute }, store) => {
      const where = [k.eq('pacchetto', id), completato] as const
      const { rows, names } = await store.query({ entity: 'appuntamento', where, sort: [k.desc('giorno')], page: { limit: 100 } })
      const done = k
        .rowsOf(appuntamento, rows)
        .toReversed()
        .map(({ giorno, operatrice: by }) => [k.formatDate(giorno), names[by] ?? ''])
      return [
        {
          kind: 'table',
          columns: [{ label: 'Seduta', numeric: true }, { label: 'Data' }, { label: 'Operatrice' }, { label: 'Firma' }],
          rows: Array.from({ length: sedute }, (_, at) => [String(at + 1), ...(done[at] ?? ['', '']), '']),
        },
      ]
    },
  ],
})

/** Slip that a customer takes along: when, what for, with whom, and how to call it off. */
export const promemoria = k.definePrint(appuntamento, {
  key: 'promemoria',
  label: 'Stampa promemoria',
  when: [k.oneOf('stato', ['prenotato', 'confermato'])],
  asOf: 'today',
  with: [cliente, trattamento, operatrice],
  title: 'Promemoria appuntamento',
  roll: true,
  blocks: [
    { facts: [{ Per: 'cliente', Quando: '{giorno} alle {ora}', Trattamento: '{trattamento} ({minuti})', Con: 'operatrice' }] },
    { title: 'Se non puoi venire', says: 'Avvisaci almeno un giorno prima: il posto va a chi aspetta.' },
  ],
})

/** Message to somebody who has not come for a while, ready to be copied or read out. */
export const richiamo = k.definePrint(cliente, {
  key: 'messaggio_richiamo',
  label: 'Stampa messaggio di richiamo',
  when: [k.oneOf('situazione', ['da_richiamare', 'sentita'])],
  asOf: 'today',
  with: [appuntamento],
  title: 'Messaggio di richiamo',
  subtitle: '{nome} {cognome}',
  blocks: [
    async ({ id, nome, sedute_residue: left }, store) => {
      const where = [k.eq('cliente', id), completato] as const
      const { rows, names } = await store.query({ entity: 'appuntamento', where, sort: [k.desc('giorno')], page: { limit: 1 } })
      const [last] = k.rowsOf(appuntamento, rows)
      const since = last ? ` dal ${k.formatDate(last.giorno)}, per ${names[last.trattamento]}` : ' da un po’'
      const paid = left > 0 ? ` Ti ${k.plural(left, 'resta 1 seduta', `restano ${left} sedute`)} del tuo pacchetto.` : ''
      const text = `Ciao ${nome}, non ci vediamo${since}.${paid} Ti teniamo un posto questa settimana? Rispondi qui o chiamaci.`
      return [{ kind: 'text', title: 'Testo', text }]
    },
  ],
})
