import { facts } from './biglietto-facts.ts'
import { capitals, type Paper } from './paper.ts'

const SLOGANS = ['Qualità dal 1974', 'Idee che prendono forma', 'Soluzioni su misura per la casa', 'Al vostro servizio, ogni giorno']

/** More visiting cards: centred, set to the right, in columns, on dark ground, with letters or words before what they say. */
export const variousCards: NonNullable<Paper['more']> = {
  'all centred, one line for telephone and e-mail': (subject) => {
    const { of } = subject
    const { name, firm, place, truth, role } = facts(subject)
    return {
      truth,
      body: `<div class="card foglio visita centrato"><h1>${name}</h1><p>${role}</p><hr><p class="ditta">${firm}</p><p>${of.via} – ${place}</p><p style="font-size: 27px">Tel. ${of.telefono} | ${of.email}</p><p class="mini">P. IVA ${of.partitaIva}</p></div>`,
    }
  },
  'set to the right, letters before each line': (subject) => {
    const { of } = subject
    const { name, firm, place, truth, role } = facts(subject)
    return {
      truth,
      body: `<div class="card foglio visita fine"><p class="ditta"><b>${firm}</b></p><p class="mini">${subject.dice.pick(SLOGANS)}</p><h2 style="margin-top: 60px">${name}</h2><p class="mini">${role}</p><p style="margin-top: 40px">M ${of.telefono}</p><p>E ${of.email}</p><p>A ${of.via}, ${place}</p><p class="mini">P.I. ${of.partitaIva}</p></div>`,
    }
  },
  'firm in capitals over a slogan, name in wide capitals': (subject) => {
    const { of } = subject
    const { name, firm, place, truth, role } = facts(subject)
    return {
      truth,
      body: `<div class="card foglio visita centrato"><p style="font-size: 48px"><b>${capitals(firm)}</b></p><p><i>${subject.dice.pick(SLOGANS)}</i></p><p style="margin-top: 50px; letter-spacing: 3px">${capitals(name)}</p><p class="mini">${capitals(role)}</p><hr><p style="font-size: 28px">${of.via} · ${place}</p><p style="font-size: 28px">cell. ${of.telefono} · mail: ${of.email}</p><p class="mini">Partita IVA: ${of.partitaIva}</p></div>`,
    }
  },
  'a coloured column with initials, titles before the name': (subject) => {
    const { of } = subject
    const { name, firm, place, truth, role } = facts(subject)
    const initials = name.split(' ').map((word) => word[0])
    return {
      truth,
      body: `<div class="card foglio visita" style="padding: 0; display: flex; gap: 50px"><div style="width: 250px; background: #31505c; color: #fff; display: grid; place-items: center; font-size: 110px">${initials.join('')}</div><div style="padding: 60px 40px 0 0"><h2>Arch. ${name}</h2><p>${role}</p><p style="margin-top: 36px"><b>${firm}</b></p><p style="margin-top: 26px">${of.via}</p><p>${place}</p><p>Telefono: ${of.telefono}</p><p>E-mail: ${of.email}</p><p>P.IVA: ${of.partitaIva}</p></div></div>`,
    }
  },
  'a dark card with light print': (subject) => {
    const { of } = subject
    const { name, firm, place, truth, role } = facts(subject)
    return {
      truth,
      body: `<div class="card foglio visita" style="background: #26323a; color: #f4f1e8"><p class="ditta">${firm}</p><h1 style="margin-top: 40px">${name}</h1><p>${role}</p><p style="margin-top: 60px">${of.telefono}</p><p>${of.email}</p><p>${of.via}, ${place}</p><p>P.IVA ${of.partitaIva}</p></div>`,
    }
  },
  'a dark band with the firm, web address and fax': (subject) => {
    const { of } = subject
    const { name, firm, place, truth, role } = facts(subject)
    const [, host = ''] = of.email.split('@')
    return {
      truth,
      body: `<div class="card foglio visita" style="padding: 0"><div style="background: #7a2f2b; color: #fff; padding: 34px 70px; border-radius: 28px 28px 0 0"><p class="ditta"><b>${firm}</b></p></div><div style="padding: 30px 70px"><h2>${name}</h2><p>${role}</p><p style="margin-top: 30px">${of.via}</p><p>${place}</p><p>Tel. ${of.telefono}  Fax ${subject.dice.pick(['045', '02', '049'])} ${subject.dice.digits(7)}</p><p>${of.email}</p><p>www.${host}</p><p class="mini">C.F. e P.IVA ${of.partitaIva}</p></div></div>`,
    }
  },
  'three columns of small print at the foot': (subject) => {
    const { of } = subject
    const { name, firm, place, truth, role } = facts(subject)
    const [, host = ''] = of.email.split('@')
    return {
      truth,
      body: `<div class="card foglio visita"><div class="riga larga"><div><h1 class="grande">${name.split(' ')[0]}<br>${name.split(' ').slice(1).join(' ')}</h1></div><p class="ditta fine">${firm}</p></div><p>${role}</p><div class="riga larga" style="position: absolute; left: 70px; right: 70px; bottom: 50px; font-size: 25px"><div><p>${of.via}</p><p>${place}</p></div><div><p>Tel. ${of.telefono}</p><p>P.IVA ${of.partitaIva}</p></div><div><p>${of.email}</p><p>www.${host}</p></div></div></div>`,
    }
  },
  'words before the values, in a table': (subject) => {
    const { of } = subject
    const { name, firm, place, truth, role } = facts(subject)
    const line = (label: string, value: string) => `<tr><td style="padding-right: 36px; color: #6b6258">${label}</td><td>${value}</td></tr>`
    return {
      truth,
      body: `<div class="card foglio visita"><h2>${firm}</h2><p><b>${name}</b> – ${role}</p><table style="margin-top: 50px; font-size: 31px">${line('Sede', `${of.via} - ${place}`)}${line('Cellulare', of.telefono)}${line('Email', of.email)}${line('PEC', 'bottega@pec.example.it')}${line('P. IVA', `IT${of.partitaIva}`)}</table></div>`,
    }
  },
  'everything small, in a corner': (subject) => {
    const { of } = subject
    const { name, firm, truth, role } = facts(subject)
    return {
      truth,
      body: `<div class="card foglio visita" style="display: flex; align-items: flex-end; font-size: 25px"><div><p><b>${name}</b></p><p><i>${role}</i></p><p style="margin-top: 14px">${firm}</p><p>${of.via}, ${of.cap} ${of.citta} ${of.provincia}</p><p>t. ${of.telefono}</p><p>${of.email}</p><p>p.iva ${of.partitaIva}</p></div></div>`,
    }
  },
  'a tall card': (subject) => {
    const { of } = subject
    const { name, firm, place, truth, role } = facts(subject)
    return {
      truth,
      body: `<div class="card foglio visita centrato" style="width: 640px; height: 1080px; padding: 70px 40px; font-size: 28px"><p style="font-size: 90px">❖</p><p style="font-size: 34px">${firm}</p><h2 style="margin: 90px 0 6px">${name}</h2><p>${role}</p><p style="margin-top: 110px">${of.via}</p><p>${place}</p><p>☎ ${of.telefono}</p><p>✉ ${of.email}</p><p class="mini" style="margin-top: 40px">Partita IVA n. ${of.partitaIva}</p></div>`,
    }
  },
}
