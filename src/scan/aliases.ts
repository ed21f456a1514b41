import type { FieldKind } from '../kernel/fields/field.ts'
import type { RecognisedKey } from './read-text.ts'

interface Alias {
  /** The kinds that such a value can only be meant for; a single field of the kind is enough. */
  readonly kinds: readonly FieldKind[]
  /** Names of fields (keys, labels, synonyms) that take it, best first; words without accents in lower case. */
  readonly names: readonly string[]
  /** Fills every field that it may, not only the best: a form may ask for the same thing as place and as comune. */
  readonly fillsAll?: true
  /** Fills only forms that say which papers they are for (`scans`): «numero» and «descrizione» are everybody's. */
  readonly ofPapers?: true
}

/**
 * Which fields a recognised value may fill: «nome» from name and firstName, «telefono» from phone, «prezzo» from price
 * (specification § 5), and what the forms of the trades call the rest. A key earlier in the table has the first choice.
 */
export const ALIASES: Readonly<Record<RecognisedKey, Alias>> = {
  fiscalCode: { kinds: ['fiscal_code'], names: ['codice fiscale', 'cf', 'fiscal code'] },
  vatNumber: { kinds: ['vat_number'], names: ['partita iva', 'piva', 'p iva', 'iva', 'vat number', 'vat'] },
  nre: { kinds: [], names: ['nre', 'numero ricetta', 'numero ricetta elettronica', 'ricetta', 'codice ricetta'], ofPapers: true },
  plate: { kinds: ['plate'], names: ['targa', 'plate', 'numero targa'] },
  vin: { kinds: [], names: ['telaio', 'numero telaio', 'numero di telaio', 'vin'], ofPapers: true },
  firstRegistration: {
    kinds: [],
    names: ['prima immatricolazione', 'immatricolazione', 'data immatricolazione', 'data di immatricolazione', 'immatricolata il'],
    ofPapers: true,
  },
  paperNumber: {
    kinds: [],
    names: ['numero fattura', 'numero ddt', 'numero del documento', 'numero documento fornitore', 'fattura numero', 'numero', 'number'],
    ofPapers: true,
  },
  taxable: { kinds: [], names: ['imponibile', 'totale imponibile', 'taxable'], ofPapers: true },
  tax: { kinds: [], names: ['imposta', 'importo iva', 'totale iva', 'iva importo', 'tax'], ofPapers: true },
  cause: { kinds: [], names: ['causale', 'progetto', 'finalita', 'destinazione', 'motivo', 'descrizione'], ofPapers: true },
  firm: { kinds: [], names: ['fornitore', 'ragione sociale', 'denominazione', 'azienda', 'ditta', 'supplier', 'company'], ofPapers: true },
  email: { kinds: ['email'], names: ['email', 'e mail', 'posta elettronica', 'mail'] },
  phone: { kinds: ['phone'], names: ['telefono', 'phone', 'cellulare', 'tel', 'recapito'] },
  lastName: { kinds: [], names: ['cognome', 'surname', 'last name'] },
  firstName: { kinds: [], names: ['nome', 'first name', 'given name'] },
  name: {
    kinds: [],
    names: [
      'nome e cognome',
      'nome',
      'name',
      'ragione sociale',
      'cliente',
      'customer name',
      'customer',
      'client',
      'azienda',
      'contatto',
      'paziente',
      'donatore',
      'beneficiario',
      'ospite',
      'intestatario',
      'patient',
    ],
  },
  address: { kinds: [], names: ['indirizzo', 'address', 'residenza', 'via', 'sede'] },
  birthDate: { kinds: [], names: ['data nascita', 'data di nascita', 'nascita', 'birth date'] },
  birthPlace: {
    kinds: [],
    names: ['comune nascita', 'comune di nascita', 'luogo nascita', 'luogo di nascita', 'birth place'],
    fillsAll: true,
  },
  birthState: { kinds: [], names: ['stato nascita', 'stato di nascita'] },
  expiryDate: { kinds: [], names: ['scadenza', 'data scadenza', 'data di scadenza', 'expiry'] },
  date: {
    kinds: ['date'],
    names: [
      'data',
      'date',
      'giorno',
      'quando',
      'data intervento',
      'data consegna',
      'data inizio',
      'data arrivo',
      'data fattura',
      'data documento',
      'data ddt',
      'data donazione',
    ],
  },
  price: {
    kinds: ['money'],
    names: [
      'prezzo',
      'price',
      'importo',
      'totale',
      'totale documento',
      'totale fattura',
      'amount',
      'costo',
      'preventivo',
      'budget',
      'cost',
    ],
  },
  service: {
    kinds: [],
    names: ['tipo intervento', 'tipo di intervento', 'tipo pulizia', 'tipo di pulizia', 'tipo servizio', 'servizio', 'type'],
  },
  sex: { kinds: [], names: ['sesso', 'sex'] },
  documentType: { kinds: [], names: ['tipo documento', 'tipo di documento'] },
  documentNumber: { kinds: [], names: ['numero documento', 'numero di documento', 'documento', 'document number'] },
  nationality: { kinds: [], names: ['cittadinanza', 'nazionalita', 'nationality'] },
  issuer: { kinds: [], names: ['stato rilascio', 'stato di rilascio'] },
}
