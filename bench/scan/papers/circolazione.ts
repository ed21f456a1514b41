import { capitals, dayIn, dots, slashes, type Paper, type Subject } from './paper.ts'

const PLATE = 'ABCDFGHJKLMNPRSTVWXYZ'
const VIN = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
const MODELS = ['FIAT PANDA', 'FORD FIESTA', 'RENAULT CLIO', 'VOLKSWAGEN GOLF', 'TOYOTA YARIS']

function facts({ dice }: Subject) {
  const sign = (from: string, count: number) => Array.from({ length: count }, () => dice.pick([...from])).join('')
  const plate = `${dice.pick(['A', 'B', 'C', 'D', 'F', 'G', 'H'])}${sign(PLATE, 1)}${dice.digits(3)}${sign(PLATE, 2)}`
  const vin = `${dice.pick(['ZFA', 'WF0', 'VF1', 'WVW', 'JTD'])}${sign(VIN, 8)}${dice.digits(6)}`
  const date = dayIn(dice, 2005, 2025)
  return {
    plate,
    vin,
    date,
    truth: { plate, vin, firstRegistration: date },
    model: dice.pick(MODELS),
    mass: dice.number(900, 1900),
    watt: dice.number(44, 140),
  }
}
const coded = (code: string, value: string) => `<p class="codice"><b>${code}</b> ${value}</p>`
const named = (code: string, label: string, value: string) => `<div class="over"><small>${code} ${label}</small><b>${value}</b></div>`

/** Vehicle registration documents: harmonised codes, with and without words. */
export const circolazione: Paper = {
  title: 'Vehicle registration documents',
  layouts: {
    'carta di circolazione, codes alone': (subject) => {
      const { of } = subject
      const { plate, vin, date, truth, model, mass, watt } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio pagina libretto"><div class="riga larga"><div><h2>CARTA DI CIRCOLAZIONE</h2><p class="mini">REPUBBLICA ITALIANA – Ministero delle Infrastrutture e dei Trasporti</p></div><p class="mini">Comunità Europea</p></div><div class="riga"><div>
${coded('(A)', plate)}${coded('(B)', slashes(date))}${coded('(I)', slashes(date))}${coded('(C.2.1)', capitals(of.cognome))}${coded('(C.2.2)', capitals(of.nome))}${coded('(C.2.3)', `${capitals(of.via)} ${capitals(of.citta)}`)}</div><div>
${coded('(D.1)', model)}${coded('(D.2)', '312PXA1A 00B')}${coded('(E)', vin)}${coded('(F.2)', String(mass + 400))}${coded('(G)', String(mass))}${coded('(J)', 'M1')}${coded('(P.1)', '1242')}${coded('(P.2)', String(watt))}${coded('(V.9)', '2001/116/CE')}</div></div></div>`,
      }
    },
    'documento unico with words': (subject) => {
      const { of } = subject
      const { plate, vin, date, truth, model, mass, watt } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio pagina libretto"><h2>DOCUMENTO UNICO DI CIRCOLAZIONE E DI PROPRIETÀ</h2><div class="riga">${named('A', 'Numero di immatricolazione', plate)}${named('B', 'Data della prima immatricolazione', slashes(date))}</div>
<div class="riga">${named('D.1', 'Marca', model)}${named('E', 'Numero di identificazione del veicolo', vin)}</div><div class="riga">${named('F.2', 'Massa massima a carico ammissibile', String(mass + 400))}${named('P.2', 'Potenza massima kW', String(watt))}</div>
<div class="riga">${named('C.2.1', 'Proprietario', `${capitals(of.cognome)} ${capitals(of.nome)}`)}${named('I', 'Data di immatricolazione', slashes(date))}</div><p class="mini">Targa ${plate} – documento rilasciato il ${slashes(date)}</p></div>`,
      }
    },
  },
  apart: {
    'codes with dots, one column': (subject) => {
      const { of } = subject
      const { plate, vin, date, truth, model, mass, watt } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio pagina libretto"><div class="centrato"><p class="mini">REPUBBLICA ITALIANA</p><h2>CARTA DI CIRCOLAZIONE</h2></div>
${coded('A.', plate)}${coded('B.', dots(date))}${coded('C.2.1', `${capitals(of.cognome)} ${capitals(of.nome)}`)}${coded('D.1', model)}${coded('D.3', model.split(' ')[1] ?? '')}${coded('E.', vin)}${coded('F.1', String(mass + 450))}${coded('G.', String(mass))}${coded('H.', '–')}${coded('I.', dots(date))}${coded('J.', 'M1')}${coded('P.2', `${watt} kW`)}</div>`,
      }
    },
    'documento unico, words before the value': (subject) => {
      const { of } = subject
      const { plate, vin, date, truth, model, watt } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio pagina libretto"><div class="riga larga"><h2>DOCUMENTO UNICO</h2><b>${plate}</b></div><p class="mini">di circolazione e di proprietà del veicolo</p>
<p>(A) Targa: <b>${plate}</b></p><p>(B) Prima immatricolazione: <b>${slashes(date)}</b></p><p>(E) Telaio: <b>${vin}</b></p><p>(D.1) Fabbrica: ${model}</p><p>(C.2.1) Cognome: ${capitals(of.cognome)}</p><p>(C.2.2) Nome: ${capitals(of.nome)}</p><p>(P.2) Potenza: ${watt} kW</p><p>Prossima revisione: ${slashes(`2027${date.slice(4)}`)}</p></div>`,
      }
    },
  },
}
