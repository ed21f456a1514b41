import { formatMoney } from '../../../src/kernel/italian/money.ts'
import { numberInWords } from '../../../src/kernel/italian/number-in-words.ts'
import { capitals, dayIn, over, slashes, type Paper, type Subject } from './paper.ts'

const CAUSES = ['Doposcuola di quartiere', 'Banco alimentare', 'Progetto Casa Aperta', 'Emporio solidale', 'Trasporto anziani']
const BODIES = ['Cooperativa Sociale Il Girasole', 'Associazione Volontari ODV', 'Fondazione San Zeno ETS']

function facts({ of, dice }: Subject) {
  const euro = dice.pick([25, 50, 75, 100, 120, 250, 380, 500, 1250])
  const date = dayIn(dice, 2025, 2026)
  const cause = dice.pick(CAUSES)
  const amount = formatMoney(euro * 100).replace(/\s?€/u, '')
  return {
    amount,
    date,
    cause,
    words: `${numberInWords(euro)}/00`,
    body: dice.pick(BODIES),
    number: dice.number(2, 400),
    truth: { name: `${of.nome} ${of.cognome}`, price: amount, date, cause },
  }
}

/** Slips and receipts of donations. */
export const donazione: Paper = {
  title: 'Donation slips and receipts',
  layouts: {
    'post office slip': (subject) => {
      const { of, dice } = subject
      const { amount, date, cause, words, body, truth } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio pagina"><h2>CONTI CORRENTI POSTALI – Ricevuta di Versamento</h2><div class="riga larga"><p>sul C/C n. <b>${dice.digits(8)}</b></p><p>di Euro <b>${amount}</b></p></div><p>IMPORTO IN LETTERE <b>${words}</b></p><p>INTESTATO A <b>${capitals(body)}</b></p><p>CAUSALE <b>${cause}</b></p><p>ESEGUITO DA <b>${of.nome} ${of.cognome}</b></p><p>VIA – PIAZZA ${of.via}</p><p>CAP ${of.cap} LOCALITÀ ${of.citta}</p><p class="fine">Data ${slashes(date)}</p></div>`,
      }
    },
    'receipt in words': (subject) => {
      const { of } = subject
      const { amount, date, cause, words, body, number, truth } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio pagina"><h2>${body}</h2><p class="mini">${of.citta} – C.F. 90012345678</p><p class="titolo"><b>RICEVUTA DI EROGAZIONE LIBERALE n. ${number}</b></p><p>Ricevuto da: <b>${of.nome} ${of.cognome}</b></p><p>la somma di euro: <b>${amount}</b> (${words})</p><p>Causale: <b>${cause}</b></p><p>Data: <b>${slashes(date)}</b></p><p class="mini">Versamento tracciabile mediante bonifico (art. 83 D.Lgs. 117/2017).</p></div>`,
      }
    },
  },
  apart: {
    'labels over values': (subject) => {
      const { of } = subject
      const { amount, date, cause, body, number, truth } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio pagina"><div class="riga larga"><h2>${body}</h2><p>Ricevuta n. ${number}</p></div><p class="titolo">Donazione</p><div class="riga">${over('Donatore', `${of.nome} ${of.cognome}`)}${over('Importo', `€ ${amount}`)}</div><div class="riga">${over('Data del versamento', slashes(date))}${over('Causale', cause)}</div><p class="mini">Grazie per il tuo sostegno.</p></div>`,
      }
    },
    'bank transfer': (subject) => {
      const { of } = subject
      const { amount, date, cause, body, truth } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio pagina"><h2>Ricevuta di bonifico</h2><p>Ordinante: <b>${of.nome} ${of.cognome}</b></p><p>Beneficiario: <b>${body}</b></p><p>IBAN beneficiario: IT60 X054 2811 1010 0000 0123 456</p><p>Importo: <b>${amount} EUR</b></p><p>Data esecuzione: <b>${slashes(date)}</b></p><p>Causale: <b>${cause}</b></p></div>`,
      }
    },
  },
}
