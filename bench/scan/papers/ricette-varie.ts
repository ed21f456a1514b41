import { before, capitals, dots, over, slashes, type Paper } from './paper.ts'
import { bars, facts } from './ricetta-facts.ts'

/** More prescriptions: reminders as regions print them, what doctors send, the red form, white ones without a number. */
export const variousPrescriptions: NonNullable<Paper['more']> = {
  'reminder with its labels over the values': (subject) => {
    const { of } = subject
    const { left, right, day, drug, doctor, truth, implied } = facts(subject)
    return {
      truth,
      implied,
      body: `<div class="card foglio pagina"><div class="riga larga"><h2>Promemoria per l’assistito</h2><p class="mini">SERVIZIO SANITARIO NAZIONALE<br>REGIONE LOMBARDIA</p></div><div class="riga larga">${over('Numero ricetta elettronica (NRE)', `${left}${right}`)}${over('Data di emissione', slashes(day))}${over('Tipo ricetta', 'Assist. SSN')}</div><div class="riga larga">${over('Cognome e nome dell’assistito', `${capitals(of.cognome)} ${capitals(of.nome)}`)}${over('Codice fiscale', of.codiceFiscale)}${over('Esenzione', 'E01')}</div><table><tr><th>Codice</th><th>Descrizione</th><th>Quantità</th></tr><tr><td>0${subject.dice.digits(8)}</td><td>${drug}</td><td>2</td></tr></table>${over('Medico', `${doctor} – cod. ${subject.dice.digits(6)}`)}${over('Codice di autenticazione', `${subject.dice.digits(6)} ${subject.dice.digits(10)} ${subject.dice.digits(14)}`)}</div>`,
    }
  },
  'message of the doctor': (subject) => {
    const { of } = subject
    const { left, right, day, drug, doctor, truth, implied } = facts(subject)
    return {
      truth,
      implied,
      body: `<div class="card foglio pagina" style="width: 1080px; font-size: 31px"><p>Da: studio medico dott. ${doctor}</p><p>Oggetto: ricetta dematerializzata del ${slashes(day)}</p><hr style="margin: 20px 0"><p>Gentile paziente, la ricetta è pronta.</p><p>NRE: <b>${left}${right}</b></p><p>Assistito: ${of.nome} ${of.cognome}</p><p>CF: ${of.codiceFiscale}</p><p>Farmaci: ${drug}, 1 confezione.</p><p>Mostri questo messaggio e la tessera sanitaria in farmacia.</p></div>`,
    }
  },
  'red form of the health service': (subject) => {
    const { of } = subject
    const { left, right, day, drug, doctor, truth, implied } = facts(subject)
    return {
      truth,
      implied,
      body: `<div class="card foglio pagina" style="color: #311; background: #fdf1ee"><div class="riga larga"><p class="mini">SERVIZIO SANITARIO NAZIONALE<br>REGIONE PIEMONTE</p><div>${bars(`${left}${right}`)}</div></div><div class="riquadro"><p class="mini">COGNOME E NOME DELL'ASSISTITO (o iniziali)</p><p><b>${capitals(of.cognome)} ${capitals(of.nome)}</b></p></div><div class="riquadro"><p class="mini">CODICE FISCALE</p><p style="letter-spacing: 6px"><b>${of.codiceFiscale}</b></p></div><div class="riga" style="margin-top: 12px"><div class="riquadro" style="width: 800px"><p class="mini">PRESCRIZIONE</p><p>${drug}</p><p>&nbsp;</p></div><div class="riquadro"><p class="mini">DATA</p><p>${slashes(day)}</p></div><div class="riquadro"><p class="mini">TIMBRO E FIRMA DEL MEDICO</p><p>Dott. ${doctor}</p></div></div></div>`,
    }
  },
  'white prescription of a private doctor': (subject) => {
    const { of } = subject
    const { day, drug, doctor, truth, implied } = facts(subject)
    const { fiscalCode, name } = truth
    return {
      truth: { fiscalCode, name },
      implied,
      body: `<div class="card foglio pagina" style="width: 1000px; font-size: 29px"><div class="centrato"><p style="font-size: 36px">Dott. ${doctor}</p><p class="mini">Medico chirurgo – specialista in medicina interna</p><p class="mini">Via dei Mille 8, 37126 Verona · Tel. 045 8123456</p></div><hr style="margin: 22px 0"><p class="fine">Verona, ${slashes(day)}</p><p class="centrato" style="margin: 20px 0">RICETTA MEDICA</p><p>Paziente: ${of.nome} ${of.cognome}</p><p>Codice fiscale: ${of.codiceFiscale}</p><p style="margin-top: 40px">R/ ${drug}</p><p>S. 1 compressa al dì dopo i pasti</p><p class="fine" style="margin-top: 60px">Timbro e firma</p></div>`,
    }
  },
  'visit with its question and priority': (subject) => {
    const { of } = subject
    const { left, right, day, doctor, truth, implied } = facts(subject)
    return {
      truth,
      implied,
      body: `<div class="card foglio pagina"><p class="centrato"><b>RICETTA ELETTRONICA - PROMEMORIA PER L'ASSISTITO</b></p><div class="riga larga"><div>${bars(left)}</div><div>${bars(right)}</div></div><p>COGNOME E NOME: <b>${capitals(of.cognome)} ${capitals(of.nome)}</b></p><p>CODICE FISCALE: <b>${of.codiceFiscale}</b></p><p>ESENZIONE: E02   PRIORITÀ: D   TIPO ACCESSO: 1</p><p>PRESTAZIONE: VISITA CARDIOLOGICA CON ECG</p><p>QUESITO DIAGNOSTICO: IPERTENSIONE ARTERIOSA</p><p>DATA: ${slashes(day)}   MEDICO: ${doctor}</p></div>`,
    }
  },
  'screen of the health record': (subject) => {
    const { of } = subject
    const { left, right, day, drug, doctor, truth, implied } = facts(subject)
    return {
      truth,
      implied,
      body: `<div class="card foglio pagina" style="width: 820px; font-size: 29px; background: #fff"><p><b>Fascicolo sanitario</b></p><p class="titolo">Ricetta dematerializzata</p>${over('NRE', `${left}${right}`)}${over('Assistito', `${of.nome} ${of.cognome}`)}${over('Codice fiscale', of.codiceFiscale)}${over('Data prescrizione', dots(day))}${over('Medico prescrittore', doctor)}${over('Farmaco', drug)}${over('Stato', 'Da erogare')}</div>`,
    }
  },
  'two columns, patient beside doctor': (subject) => {
    const { of } = subject
    const { left, right, day, drug, doctor, truth, implied } = facts(subject)
    return {
      truth,
      implied,
      body: `<div class="card foglio pagina"><h2>PROMEMORIA RICETTA ELETTRONICA</h2><p>N. ricetta (NRE) ${left} ${right} del ${slashes(day)}</p><div class="riga larga" style="margin-top: 20px"><div class="riquadro" style="width: 660px">${before('Paziente', `${capitals(of.cognome)} ${capitals(of.nome)}`)}${before('C.F.', of.codiceFiscale)}${before('Residenza', `${of.via}, ${of.citta}`)}</div><div class="riquadro" style="width: 660px">${before('Medico', doctor)}${before('Cod. reg.', subject.dice.digits(6))}${before('Ambulatorio', 'Via Roma 4, Verona')}</div></div><table><tr><th>Farmaco</th><th>Conf.</th><th>Posologia</th></tr><tr><td>${drug}</td><td>1</td><td>1 al giorno</td></tr></table></div>`,
    }
  },
  'narrow receipt with the number twice': (subject) => {
    const { of } = subject
    const { left, right, day, drug, doctor, truth, implied } = facts(subject)
    return {
      truth,
      implied,
      body: `<div class="card foglio pagina" style="width: 720px; font-size: 27px"><p class="centrato">PROMEMORIA DEMATERIALIZZATA</p><p class="centrato">NRE ${left} ${right}</p>${bars(`${left}${right}`)}<p>Intestatario: ${capitals(of.cognome)} ${capitals(of.nome)}</p><p>Cod. Fisc. ${of.codiceFiscale}</p><p>Medico: ${doctor}</p><p>Emessa il ${slashes(day)}</p><p>${drug}</p></div>`,
    }
  },
}
