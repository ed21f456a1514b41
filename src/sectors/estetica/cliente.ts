import * as k from '../../kernel/describe.ts'
import { atteso, completato } from './stati.ts'

/** Days for which somebody who was called is left in peace. */
const PACE = 14

const visite = { entity: 'appuntamento', by: 'cliente' } as const
const venuta = [k.oneOf('stato', ['in_corso', 'completato'])] as const
const attivi = { entity: 'pacchetto', by: 'cliente', where: [k.eq('stato', 'attivo')] } as const
const pelli = { normale: 'Normale', secca: 'Secca', grassa: 'Grassa', mista: 'Mista', sensibile: 'Sensibile' } as const
const PLURALE = { gender: 'f', plural: true } as const

/** Number of the consents of one kind that are signed and not taken back, and whether there is one. */
const firmati = (label: string, tipo: string) =>
  k.counted(label, { entity: 'consenso', by: 'cliente', where: [k.eq('tipo', tipo), k.eq('stato', 'firmato')] })
const consenso = <const K extends string>(label: string, count: K) =>
  k.standing(label, { si: ['Firmato', 'success'], no: ['Manca', 'warning'] }, k.cases([k.when([k.gt(count, 0)], 'si')], 'no'))

/** Customer card: who comes, how her skin is, what she may not have, what she has had and what she has paid for ahead. */
export const cliente = k.defineEntity({
  name: 'cliente',
  label: { one: 'Cliente', many: 'Clienti', gender: 'm' },
  fields: {
    nome: k.givenName('Nome', { max: 60 }),
    cognome: k.surname('Cognome', { max: 60 }),
    telefono: k.optional(k.phone('Telefono', { synonyms: ['numero'] })),
    email: k.optional(k.email()),
    data_nascita: k.optional(k.born()),
    tipo_pelle: k.optional(k.choice('Tipo di pelle', pelli, { short: 'Pelle', synonyms: ['pelle'], also: { sensibile: ['delicata'] } })),
    allergie: k.optional(k.text('Allergie', { wide: true, safety: 'destructive', noun: PLURALE })),
    controindicazioni: k.optional(
      k.text('Controindicazioni', { wide: true, safety: 'destructive', noun: PLURALE, hint: 'Gravidanza, pacemaker, capillari fragili.' }),
    ),
    sentita_il: k.optional(k.doneOn('Sentita il', { noun: { said: 'giorno della chiamata' }, near: { past: 365, future: 0 } })),
    note: k.optional(k.notes()),
    visite: k.counted('Visite', { ...visite, where: venuta }),
    ultima_visita: k.derived(k.date('Ultima visita', { noun: { gender: 'f' } }), k.lastOf({ ...visite, of: 'giorno', where: venuta })),
    prossimo: k.derived(
      k.date('Prossimo appuntamento', { short: 'Prossimo' }),
      k.leastOf({ ...visite, of: 'giorno', where: [atteso, k.gte('giorno', k.today())] }),
    ),
    spesa_totale: k.derived(
      k.money('Spesa totale', { short: 'Spesa', noun: { gender: 'f' } }),
      k.sum(
        k.sumOf({ ...visite, of: 'prezzo', where: [completato] }),
        k.sumOf({ entity: 'pacchetto', by: 'cliente', of: 'prezzo' }),
        k.sumOf({ entity: 'vendita', by: 'cliente', of: 'totale', where: [k.eq('stato', 'incassata')] }),
      ),
    ),
    pacchetti: k.counted('Pacchetti attivi', attivi),
    sedute_residue: k.derived(k.integer('Sedute residue', { short: 'Sedute', noun: PLURALE }), k.sumOf({ ...attivi, of: 'residue' })),
    richiamo: k.derived(
      k.date('Richiamo dal', { noun: { said: 'giorno del richiamo' } }),
      k.mostOf({ ...visite, of: 'richiamo_il', where: [completato] }),
    ),
    situazione: k.standing(
      'Situazione',
      {
        da_richiamare: ['Da richiamare', 'warning'],
        sentita: ['Già sentita', 'info'],
        fissata: ['Ha l’appuntamento', 'success'],
        a_posto: ['A posto', 'neutral'],
      },
      k.cases(
        [
          k.when([k.filled('prossimo')], 'fissata'),
          k.when([k.eq('ultima_visita', k.today())], 'a_posto'),
          k.when([k.empty('richiamo')], 'a_posto'),
          k.when([k.gt('richiamo', k.today())], 'a_posto'),
          k.when([k.gt('sentita_il', k.today(-PACE))], 'sentita'),
        ],
        'da_richiamare',
      ),
      {
        noun: { gender: 'f' },
        also: { da_richiamare: ['da chiamare', 'da sentire'], sentita: ['già chiamata'], fissata: ['ha appuntamento', 'prenotata'] },
      },
    ),
    privacy_firmate: firmati('Consensi alla privacy', 'privacy'),
    marketing_firmati: firmati('Consensi al marketing', 'marketing'),
    foto_firmate: firmati('Consensi alle foto', 'foto'),
    privacy: consenso('Privacy', 'privacy_firmate'),
    marketing: consenso('Marketing', 'marketing_firmati'),
    foto: consenso('Consenso foto', 'foto_firmate'),
  },
  title: [['nome', 'cognome']],
  synonyms: ['signora', 'anagrafica'],
  makes: ['registra', 'inserisci'],
  alike: [['nome', 'cognome'], ['telefono'], ['email']],
  apart: ['data_nascita'],
  scans: ['carta_identita', 'tessera_sanitaria', 'patente'],
  form: [
    { fields: ['nome', 'cognome', 'telefono', 'email', 'data_nascita'] },
    { title: 'Pelle e salute', fields: ['tipo_pelle', 'allergie', 'controindicazioni'] },
    { title: 'Altro', fields: ['sentita_il', 'note'], on: 'edit' },
  ],
  table: ['nome', 'cognome', 'telefono', 'ultima_visita', 'prossimo', 'spesa_totale', 'sedute_residue', 'situazione'],
})
