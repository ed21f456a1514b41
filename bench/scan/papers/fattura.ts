import { formatMoney } from '../../../src/kernel/italian/money.ts'
import type { Person } from '../people.ts'
import { dayIn, slashes, two, type Paper, type Subject } from './paper.ts'

const FIRMS = [
  'Ferramenta Colombo S.r.l.',
  'Idrocentro Padano S.p.A.',
  'Elettroforniture Garda S.n.c.',
  'Ricambi Adriatica S.r.l.',
  'Farmaceutici Brera S.p.A.',
]
const CLIENTS = ['Officina Bianchi S.n.c.', 'Trattoria al Ponte S.r.l.', 'Studio Dentistico Moroni', 'Cooperativa Il Girasole']
const GOODS = [
  'Tubo multistrato 20 mm',
  'Viti inox 4x40 (conf.)',
  'Guanti nitrile M',
  'Filtro olio',
  'Cavo FG16 3G2,5',
  'Detergente neutro 5 l',
  'Batteria 12V 60Ah',
  'Raccordo 1/2',
]
const plain = (cents: number) => formatMoney(cents).replace(/\s?€/u, '')

function facts({ of, other, dice }: Subject) {
  const supplier = dice.pick(FIRMS)
  const date = dayIn(dice, 2025, 2026)
  const number = dice.pick([
    `${dice.number(2, 1999)}`,
    `${dice.number(2, 1999)}/${date.slice(0, 4)}`,
    `FT-${dice.digits(5)}`,
    `${dice.number(1, 400)}/A`,
  ])
  const rows = Array.from({ length: dice.number(2, 5) }, () => {
    const [count, each] = [dice.number(1, 12), dice.number(180, 24_000)]
    return { what: dice.pick(GOODS), count, each, sum: count * each }
  })
  const taxable = rows.reduce((sum, row) => sum + row.sum, 0)
  const tax = Math.round(taxable * 0.22)
  const truth = {
    firm: supplier,
    vatNumber: of.partitaIva,
    paperNumber: number,
    date,
    taxable: plain(taxable),
    tax: plain(tax),
    price: plain(taxable + tax),
  }
  return {
    supplier,
    date,
    number,
    rows,
    taxable,
    tax,
    total: taxable + tax,
    truth,
    client: dice.pick(CLIENTS),
    clientVat: other.partitaIva,
    due: `${Number(date.slice(0, 4)) + 1}-${two(dice.number(1, 6))}-28`,
  }
}
const at = (of: Person) => `${of.via} – ${of.cap} ${of.citta} (${of.provincia})`
const table = (rows: ReturnType<typeof facts>['rows']) =>
  `<table><tr><th>Descrizione</th><th>Q.tà</th><th>Prezzo</th><th>IVA</th><th>Importo</th></tr>${rows.map(({ what, count, each, sum }) => `<tr><td>${what}</td><td>${count}</td><td>${plain(each)}</td><td>22</td><td>${plain(sum)}</td></tr>`).join('')}</table>`

/** Invoices and transport documents of a supplier. */
export const fattura: Paper = {
  title: 'Invoices and DDT of suppliers',
  layouts: {
    'letterhead on the left, customer on the right': (subject) => {
      const { of, other } = subject
      const { supplier, date, number, rows, taxable, tax, total, truth, client, clientVat, due } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio pagina"><div class="riga larga"><div><h2>${supplier}</h2><p>${at(of)}</p><p>P.IVA ${of.partitaIva}</p><p>Tel. ${of.telefono} – ${of.email}</p></div><div class="riquadro"><small>Spett.le</small><p><b>${client}</b></p><p>${at(other)}</p><p>P.IVA ${clientVat}</p></div></div>
<p class="titolo"><b>Fattura n. ${number} del ${slashes(date)}</b></p>${table(rows)}
<div class="somme"><p>Imponibile <b>${plain(taxable)}</b></p><p>IVA 22% <b>${plain(tax)}</b></p><p class="titolo">Totale fattura <b>€ ${plain(total)}</b></p></div><p class="mini">Pagamento: bonifico a 30 giorni, scadenza ${slashes(due)}. IBAN IT60 X054 2811 1010 0000 0123 456</p></div>`,
      }
    },
    'courtesy copy of an electronic invoice': (subject) => {
      const { of, other } = subject
      const { supplier, date, number, rows, taxable, tax, total, truth, client, clientVat } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio pagina"><div class="riga larga"><div class="riquadro"><small>Cedente/prestatore (fornitore)</small><p>Identificativo fiscale ai fini IVA: IT${of.partitaIva}</p><p>Denominazione: ${supplier}</p><p>Indirizzo: ${of.via}</p><p>Comune: ${of.citta} Provincia: ${of.provincia}</p><p>Cap: ${of.cap} Nazione: IT</p></div><div class="riquadro"><small>Cessionario/committente (cliente)</small><p>Identificativo fiscale ai fini IVA: IT${clientVat}</p><p>Denominazione: ${client}</p><p>Indirizzo: ${other.via}</p><p>Comune: ${other.citta} Provincia: ${other.provincia}</p></div></div>
<table><tr><th>Tipologia documento</th><th>Numero documento</th><th>Data documento</th></tr><tr><td>TD01 fattura</td><td>${number}</td><td>${slashes(date).replaceAll('/', '-')}</td></tr></table>${table(rows)}
<table><tr><th>Esigibilità IVA</th><th>% IVA</th><th>Totale imponibile</th><th>Totale imposta</th></tr><tr><td>I (immediata)</td><td>22,00</td><td>${plain(taxable)}</td><td>${plain(tax)}</td></tr></table><p class="titolo fine">Totale documento <b>${plain(total)}</b></p></div>`,
      }
    },
    'DDT without amounts': (subject) => {
      const { of, other } = subject
      const { supplier, date, number, rows, truth, client, clientVat } = facts(subject)
      const { vatNumber, paperNumber } = truth
      return {
        truth: { firm: supplier, vatNumber, paperNumber, date },
        body: `<div class="card foglio pagina"><h2>${supplier}</h2><p>${at(of)}</p><p>Partita IVA e C.F. ${of.partitaIva}</p>
<div class="riga larga"><div class="riquadro"><p class="titolo"><b>DOCUMENTO DI TRASPORTO</b></p><p>(D.P.R. 472 del 14/08/1996)</p><p>Numero: <b>${number}</b></p><p>Data: <b>${slashes(date)}</b></p></div><div class="riquadro"><small>Destinatario</small><p><b>${client}</b></p><p>${at(other)}</p><p>P.IVA ${clientVat}</p></div></div>
<p>Causale del trasporto: vendita</p><table><tr><th>Descrizione</th><th>U.M.</th><th>Quantità</th></tr>${rows.map(({ what, count }) => `<tr><td>${what}</td><td>pz</td><td>${count}</td></tr>`).join('')}</table><p>Aspetto dei beni: cartoni – Colli: ${rows.length}</p></div>`,
      }
    },
  },
  apart: {
    'centred letterhead, data in a table': (subject) => {
      const { of, other } = subject
      const { supplier, date, number, rows, taxable, tax, total, truth, client, clientVat } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio pagina"><div class="centrato"><h2>${supplier}</h2><p>${at(of)} – Partita IVA ${of.partitaIva}</p></div><p><small>Cliente</small> <b>${client}</b>, ${at(other)}, P.IVA ${clientVat}</p>
<table><tr><th>FATTURA N.</th><th>DATA</th><th>PAGAMENTO</th></tr><tr><td>${number}</td><td>${slashes(date)}</td><td>R.B. 60 gg</td></tr></table>${table(rows)}
<table><tr><th>Imponibile</th><th>Aliquota</th><th>Imposta</th><th>TOTALE A PAGARE</th></tr><tr><td>${plain(taxable)}</td><td>22%</td><td>${plain(tax)}</td><td>€ ${plain(total)}</td></tr></table></div>`,
      }
    },
    'customer first, supplier at the right': (subject) => {
      const { of, other } = subject
      const { supplier, date, number, rows, taxable, tax, total, truth, client, clientVat } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio pagina"><div class="riga larga"><div class="riquadro"><small>Intestata a</small><p><b>${client}</b></p><p>${at(other)}</p><p>P.IVA ${clientVat}</p></div><div><h2>${supplier}</h2><p>${at(of)}</p><p>P. IVA: ${of.partitaIva}</p></div></div>
<div class="riga"><p>Fattura numero <b>${number}</b></p><p>Data fattura <b>${slashes(date)}</b></p></div>${table(rows)}
<div class="somme"><p>Totale imponibile € <b>${plain(taxable)}</b></p><p>Totale IVA € <b>${plain(tax)}</b></p><p>Netto a pagare € <b>${plain(total)}</b></p></div></div>`,
      }
    },
    'accompanying DDT in a frame': (subject) => {
      const { of, other } = subject
      const { supplier, date, number, rows, truth, client, clientVat } = facts(subject)
      const { vatNumber, paperNumber } = truth
      return {
        truth: { firm: supplier, vatNumber, paperNumber, date },
        body: `<div class="card foglio pagina"><div class="riga larga"><div><p class="titolo"><b>${supplier}</b></p><p>${at(of)}</p><p>C.F./P.IVA ${of.partitaIva}</p></div><div class="riquadro"><p><b>D.D.T. n. ${number} del ${slashes(date)}</b></p></div></div>
<p><small>Luogo di destinazione</small></p><p>${client} – ${at(other)}</p><p>P.IVA ${clientVat}</p><table><tr><th>Q.tà</th><th>Descrizione dei beni</th></tr>${rows.map(({ what, count }) => `<tr><td>${count}</td><td>${what}</td></tr>`).join('')}</table><p>Causale: c/vendita – Porto: franco</p></div>`,
      }
    },
  },
}
