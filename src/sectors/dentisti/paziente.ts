import * as k from '../../kernel/describe.ts'
import { restricted } from './gruppi.ts'
import { daFatturare } from './prestazione.ts'

const MILIONI = k.euro(10_000_000)

/** Whoever has a card in the practice (specification §3, Dental: patient, phone, last visit). */
export const paziente = k.defineEntity({
  name: 'paziente',
  label: { one: 'Paziente', many: 'Pazienti', gender: 'm' },
  fields: {
    nome: k.givenName('Nome', { max: 60 }),
    cognome: k.surname('Cognome', { max: 60 }),
    data_nascita: k.optional(k.born('Data di nascita', { synonyms: ['nati', 'nate', 'nato'] })),
    codice_fiscale: k.optional(k.fiscalCode()),
    telefono: k.optional(k.phone()),
    email: k.optional(k.email()),
    indirizzo: k.optional(k.address('Indirizzo', { wide: true, synonyms: ['abita', 'dove sta di casa'] })),
    tutore: k.optional(
      k.somebody('Genitore o tutore', {
        max: 80,
        short: 'Tutore',
        hint: 'Per i minori: chi firma preventivi e consensi.',
        synonyms: ['genitore', 'mamma', 'papà', 'padre', 'madre'],
      }),
    ),
    opposizione: k.boolean('Opposizione al Sistema Tessera Sanitaria', {
      short: 'Opposizione TS',
      noun: { gender: 'f' },
      hint: 'Il paziente non vuole che le spese arrivino nella dichiarazione precompilata.',
      synonyms: ['precompilata'],
    }),
    allergie: restricted(
      k.optional(
        k.text('Allergie', {
          wide: true,
          safety: 'destructive',
          noun: { gender: 'f', plural: true },
          synonyms: ['allergia', 'allergico', 'allergici'],
        }),
      ),
      'sanitari',
    ),
    farmaci: restricted(
      k.optional(
        k.text('Farmaci che prende', {
          wide: true,
          safety: 'destructive',
          short: 'Farmaci',
          hint: 'Anticoagulanti, bifosfonati, cortisone: quello che cambia una cura.',
          noun: { said: 'elenco dei farmaci' },
          synonyms: ['terapia', 'terapie', 'medicine', 'medicinali'],
        }),
      ),
      'sanitari',
    ),
    anamnesi: restricted(
      k.optional(k.longText('Anamnesi', { noun: { gender: 'f' }, synonyms: ['patologie', 'malattie', 'questionario'] })),
      'sanitari',
    ),
    anamnesi_del: restricted(
      k.optional(
        k.doneOn('Anamnesi aggiornata il', {
          short: 'Anamnesi del',
          near: { past: 3650, future: 0 },
          noun: { said: 'data dell’anamnesi' },
        }),
      ),
      'sanitari',
    ),
    note: k.optional(k.notes()),
    ultima_visita: k.derived(
      k.date('Ultima visita', { noun: { gender: 'f' } }),
      k.lastOf({ entity: 'appuntamento', by: 'paziente', of: 'giorno', where: [k.eq('stato', 'completato')] }),
    ),
    prossimo: k.derived(
      k.date('Prossimo appuntamento', { short: 'Prossimo', synonyms: ['torna'] }),
      k.leastOf({
        entity: 'appuntamento',
        by: 'paziente',
        of: 'giorno',
        where: [k.oneOf('stato', ['in_attesa', 'confermato']), k.gte('giorno', k.today())],
      }),
    ),
    eseguito: k.derived(
      k.money('Cure eseguite', { max: MILIONI, synonyms: ['cure fatte', 'quanto ha speso', 'speso'] }),
      k.sumOf({ entity: 'prestazione', by: 'paziente', of: 'importo', where: [k.eq('stato', 'eseguita')] }),
    ),
    incassato: k.derived(
      k.money('Incassato', { max: MILIONI, synonyms: ['quanto ha pagato', 'ha pagato in tutto', 'versato'] }),
      k.sumOf({ entity: 'incasso', by: 'paziente', of: 'importo' }),
    ),
    da_fatturare: k.derived(
      k.money('Da fatturare', { max: MILIONI, synonyms: ['da fatturare'] }),
      k.sumOf({ entity: 'prestazione', by: 'paziente', of: 'importo', where: daFatturare }),
    ),
    in_fattura: k.derived(
      k.money('Fatture aperte', { min: k.euro(-10_000_000), max: MILIONI, noun: { gender: 'f', plural: true } }),
      k.sumOf({ entity: 'fattura', by: 'cliente', of: 'dovuto' }),
    ),
    acconti: k.derived(
      k.money('Acconti', { max: MILIONI, noun: { plural: true }, synonyms: ['anticipo', 'ha anticipato', 'ha già dato'] }),
      k.sumOf({ entity: 'incasso', by: 'paziente', of: 'importo', where: [k.empty('fattura')] }),
    ),
    saldo: k.derived(
      k.owed('Saldo', { min: k.euro(-10_000_000), max: MILIONI, synonyms: ['debito', 'da pagare', 'quanto deve', 'è sotto'] }),
      k.minus(k.sum('da_fatturare', 'in_fattura'), 'acconti'),
    ),
    stato: k.status('Fascicolo', 'attivo', {
      attivo: k.state('Attivo', 'success', ['sospeso', 'archiviato'], { verb: 'Riattiva', also: ['in cura', 'seguito', 'che seguiamo'] }),
      sospeso: k.state('Sospeso', 'warning', ['attivo', 'archiviato'], {
        verb: 'Sospendi',
        also: ['fermo', 'in pausa', 'fascicolo sospeso', 'scheda sospesa'],
      }),
      archiviato: k.state('Archiviato', 'neutral', ['attivo'], {
        away: true,
        verb: 'Archivia',
        also: ['chiuso', 'non viene più', 'trasferito', 'ex paziente'],
      }),
    }),
  },
  title: [['cognome', 'nome']],
  synonyms: ['cliente', 'clienti', 'anagrafica', 'cartella', 'assistito', 'persone'],
  makes: ['registra', 'inserisci', 'apri la cartella', 'apri una scheda', 'nuovo paziente', 'nuova paziente'],
  apart: ['data_nascita'],
  alike: [['cognome', 'nome'], ['telefono'], ['email']],
  unique: [['codice_fiscale']],
  sort: [k.asc('cognome'), k.asc('nome')],
  form: [
    {
      title: 'Persona',
      fields: ['nome', 'cognome', 'data_nascita', 'codice_fiscale', 'telefono', 'email', 'indirizzo', 'tutore', 'opposizione', 'note'],
    },
    { title: 'Salute', fields: ['allergie', 'farmaci', 'anamnesi', 'anamnesi_del'] },
  ],
  table: ['cognome', 'nome', 'telefono', 'ultima_visita', 'prossimo', 'allergie', 'saldo', 'stato'],
  scans: ['tessera_sanitaria', 'carta_identita'],
  prefill: () => ({ opposizione: false }),
  rules: [{ field: 'data_nascita', message: 'La data di nascita è nel futuro.', when: [k.gt('data_nascita', k.today())] }],
})
