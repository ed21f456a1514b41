import * as k from '../../kernel/describe.ts'
import { commessa } from './commessa.ts'
import { CONTROLLI } from './controlli.ts'
import { parole } from './parole.ts'
import { statoRiparazione } from './stato-riparazione.ts'
import { dalVeicolo, seguiti } from './accettazione.ts'
import { conto, controlla, voci } from './voci.ts'

export const categorie = {
  tagliando: 'Tagliando',
  revisione: 'Revisione',
  freni: 'Freni',
  gomme: 'Gomme e assetto',
  motore: 'Motore',
  trasmissione: 'Frizione e cambio',
  elettrico: 'Impianto elettrico',
  clima: 'Clima',
  carrozzeria: 'Carrozzeria',
  altro: 'Altro',
} as const

export const pagamenti = { contanti: 'Contanti', carta: 'Carta', bonifico: 'Bonifico', sospeso: 'Da pagare (fattura)' } as const

const GIA: Readonly<Record<string, string>> & { readonly ponte: string } = { ponte: 'è già occupato', meccanico: 'ha già un lavoro' }

/** A vehicle in the workshop, from its arrival to its return (specification §3 and §4: completato, in corso, in attesa). */
export const riparazione = k.defineEntity({
  name: 'riparazione',
  label: { one: 'Riparazione', many: 'Riparazioni', gender: 'f' },
  fields: {
    commessa,
    targa: k.optional(
      k.plate('Targa', { hint: 'Se la conosciamo, porta con sé veicolo e cliente.', synonyms: ['plate', 'numero di targa'] }),
    ),
    veicolo: k.optional(
      k.reference('Veicolo', 'veicolo', { synonyms: ['auto', 'macchina', 'mezzo', 'vettura', 'furgone', 'la macchina'] }),
    ),
    cliente: k.reference('Cliente', 'cliente', { synonyms: ['proprietario', 'customer', 'intestatario', 'padrone'] }),
    telefono: k.optional(k.phone('Telefono', { hint: 'Chi avvisare quando è pronta.' })),
    marca: k.optional(k.text('Marca', { max: 40, synonyms: ['make'] })),
    modello: k.optional(k.text('Modello', { max: 60, synonyms: ['model'] })),
    km: k.optional(k.integer('Km', { max: 3_000_000, noun: { said: 'numero di km' }, synonyms: ['chilometri', 'chilometraggio'] })),
    problema: k.text('Problema', { max: 160, wide: true, synonyms: parole.problema }),
    costo: k.optional(
      k.money('Costo', { hint: 'Quanto si è detto al cliente, IVA compresa.', synonyms: ['preventivo', 'prezzo', 'importo', 'totale'] }),
    ),
    giorno: k.day('Ingresso', { synonyms: parole.giorno, near: { past: 90, future: 365 } }),
    ora: k.optional(k.hour()),
    minuti: k.optional(k.lasts('Tempo sul ponte', { min: 15, max: 600, short: 'Durata' })),
    ponte: k.optional(k.reference('Ponte', 'ponte', { synonyms: ['postazione', 'sollevatore'] })),
    meccanico: k.optional(k.reference('Meccanico', 'meccanico', { synonyms: ['operaio', 'tecnico'] })),
    consegna: k.optional(
      k.until('Data consegna', {
        short: 'Consegna',
        noun: { said: 'data di consegna' },
        near: { past: 90, future: 365 },
        synonyms: ['consegna', 'riconsegna'],
      }),
    ),
    carburante: k.optional(
      k.choice(
        'Carburante',
        { riserva: 'Riserva', quarto: '1/4', meta: '1/2', tre_quarti: '3/4', pieno: 'Pieno' },
        {
          synonyms: ['serbatoio', 'livello'],
          also: { pieno: ['fatto il pieno', 'serbatoio pieno'], riserva: ['a secco'], meta: ['metà'], quarto: ['un quarto'] },
        },
      ),
    ),
    danni: k.optional(
      k.longText('Danni già presenti', {
        max: 1000,
        noun: { plural: true },
        synonyms: ['ammaccature', 'graffi', 'botte', 'righe', 'segni', 'danno'],
      }),
    ),
    foto: k.optional(k.image('Foto')),
    firma: k.optional(
      k.signature('Firma del cliente', { short: 'Firma', synonyms: ['accettazione', 'firmato', 'ha firmato', 'firma sulla scheda'] }),
    ),
    righe: k.optional(voci(['conto'])),
    controlli: k.optional(k.checklist('Controlli', CONTROLLI, { noun: { plural: true } })),
    categoria: k.optional(
      k.choice('Categoria', categorie, {
        also: {
          carrozzeria: ['verniciatura', 'bolli', 'paraurti', 'carrozziere', 'lattoneria'],
          motore: ['testata', 'cinghia', 'distribuzione'],
          freni: ['freno', 'impianto frenante'],
          revisione: ['revisioni', 'collaudo'],
          tagliando: ['tagliandi', 'cambio olio'],
          gomme: ['pneumatici', 'cambio gomme', 'gomma', 'convergenza', 'equilibratura', 'ammortizzatori', 'sospensioni'],
          trasmissione: ['frizione', 'cambio'],
          elettrico: ['luci', 'fari', 'centralina', 'elettronica'],
          clima: ['aria condizionata', 'condizionatore', 'climatizzatore', 'climatizzazione', 'ricarica clima'],
        },
      }),
    ),
    tagliando: k.optional(k.boolean('Comprende il tagliando', { short: 'Tagliando' })),
    revisione: k.optional(k.boolean('Comprende la revisione', { short: 'Revisione' })),
    ore: k.optional(
      k.hours('Ore di lavoro', {
        min: 0.1,
        max: 500,
        short: 'Ore',
        noun: { gender: 'f', plural: true },
        synonyms: ['manodopera', 'ore fatte'],
      }),
    ),
    pagamento: k.optional(
      k.choice('Pagamento', pagamenti, {
        also: {
          bonifico: ['bonifico', 'bonifici'],
          contanti: ['cash', 'liquidi'],
          carta: ['bancomat', 'pos', 'carta di credito'],
          sospeso: [
            'sospeso',
            'da pagare',
            'a credito',
            'paga dopo',
            'paga a fine mese',
            'in sospeso',
            'segna sul conto',
            'mette in conto',
            'conto aperto',
            'non saldato',
          ],
        },
      }),
    ),
    completata_il: k.optional(
      k.doneOn('Completata il', { noun: { said: 'giorno in cui è stata completata' }, near: { past: 365, future: 0 } }),
    ),
    preventivo: k.optional(k.reference('Preventivo', 'preventivo')),
    note: k.optional(k.notes()),
    righe_totale: k.derived(k.money('Totale righe'), conto),
    conto: k.derived(
      k.money('Conto', { synonyms: ['quanto ha speso', 'quanto costa'] }),
      k.cases([k.when([k.filled('righe')], k.field('righe_totale'))], k.field('costo')),
    ),
    differenza: k.derived(k.money('Oltre il costo detto', { synonyms: ['differenza', 'sforamento'] }), k.minus('conto', 'costo')),
    giorni: k.derived(
      k.integer('Giorni in officina', { synonyms: ['permanenza'], unit: ['giorno', 'giorni'] }),
      k.daysFrom('giorno', 'completata_il'),
    ),
    fatture: k.counted('Fatture', { entity: 'fattura', by: 'riparazione' }),
    stato: statoRiparazione,
  },
  // Whose plate it was then: a title of its own fields is found and imported by itself.
  title: [['marca', 'modello', 'targa'], 'problema', 'giorno'],
  untitled: 'Veicolo',
  synonyms: ['lavoro', 'lavori', 'scheda', 'commessa', 'intervento'],
  makes: ['prenota', 'accetta', 'fissa', 'apri', 'metti in agenda', 'segna in agenda'],
  alike: [['veicolo', 'giorno', 'problema']],
  seldom: [['veicolo', 'giorno']],
  rises: { field: 'km', than: 'veicolo.chilometri' },
  sort: [k.near('giorno'), k.asc('ora')],
  form: [
    { fields: ['targa', 'veicolo', 'cliente', 'telefono', 'marca', 'modello', 'km', 'problema', 'costo', 'consegna'] },
    { title: 'In agenda', fields: ['giorno', 'ora', 'minuti', 'ponte', 'meccanico'] },
    { title: 'Accettazione', fields: ['carburante', 'danni', 'foto', 'firma'], on: 'edit' },
    {
      title: 'Lavorazione',
      fields: ['righe', 'controlli', 'categoria', 'ore', 'tagliando', 'revisione', 'completata_il', 'pagamento', 'preventivo', 'note'],
      on: 'edit',
    },
  ],
  board: 'stato',
  table: ['commessa', 'giorno', 'veicolo', 'cliente', 'problema', 'consegna', 'costo', 'stato'],
  late: { waiting: ['in_attesa'], due: 'consegna', kept: ['consegnato'] },
  slot: { day: 'giorno', time: 'ora', lasts: 'minuti', usual: 60, lane: 'ponte' },
  // A bay and who works at it: each in one place at a time.
  exclusive: { also: ['meccanico'], with: ['fermo'], says: (_, quando, taken) => `${GIA[taken] ?? GIA.ponte} ${quando}` },
  closed: { open: ['note', 'pagamento'], says: () => 'per correggerla si riprende in officina, se la fattura non è ancora emessa.' },
  rules: [
    { field: 'consegna', message: 'La consegna viene prima dell’ingresso.', when: [k.lt('consegna', k.field('giorno'))] },
    { field: 'veicolo', message: 'Scegli il veicolo o scrivi la targa.', when: [k.empty('veicolo'), k.empty('targa')] },
  ],
  conflicts: async ({ righe, veicolo, marca, modello }) => [
    ...controlla(righe),
    // A plate that nobody knows yet becomes the card of a vehicle, which has a make and a model.
    ...(veicolo === undefined && (marca === undefined || modello === undefined)
      ? [{ path: 'marca', code: 'rule', message: 'La targa è nuova: scrivi marca e modello.' } as const]
      : []),
  ],
  proposes: dalVeicolo,
  effects: seguiti,
  prefill: ({ today }) => ({ giorno: today, minuti: 60 }),
})
