import {
  act,
  asks,
  between,
  choose,
  cmp,
  count,
  create,
  done,
  dropped,
  figure,
  formula,
  gaps,
  groups,
  history,
  impossible,
  is,
  list,
  metric,
  move,
  named,
  oneOf,
  refuse,
  remove,
  undone,
  update,
  value,
  yes,
  type Part,
} from '../../gold.ts'

const nome = (held: string) => is('nome', held)
const del = (progetto: string) => is('progetto', named(progetto))
const da = (donatore: string) => is('donatore', named(donatore))
const per = (beneficiario: string) => is('beneficiario', named(beneficiario))
const giorno = (day: string) => is('data', day)
const presenzaDi = (volontario: string) => is('incarico.volontario', named(volontario))
const attivo = is('stato', 'attivo')
const arrivata = is('stato', 'arrivata')
const monetaria = is('tipo', 'monetaria')
const diTurno = oneOf('segno', 'previsto', 'presente')
const ottobre = between('data', '2026-10-01', '2026-10-31')
const novembre = between('data', '2026-11-01', '2026-11-30')
const leDueFederica = [oneOf('nome', 'Federica Maffei', 'Federica Nicoli')] as const
const iDueDiego = [oneOf('nome', 'Diego Cavicchini', 'Diego Gandolfi')] as const
const nuovoTurno = { progetto: named('Spesa sospesa'), attivita: 'Raccolta nei negozi', data: '2026-12-06', ora: '09:00' } as const
const interpretariato = { progetto: named('Sportello casa'), descrizione: 'Interpretariato', importo: 30_000 } as const

/** Who leads the projects: people, shifts and money, between the van and the funder. */
export const part: Part = {
  turns: [
    // Plain: reading.
    {
      says: 'Quali persone sono affidate a Maria Luisa Conti?',
      style: 'plain',
      gold: list('beneficiario', [is('referente', named('Maria Luisa Conti'))]),
    },
    {
      says: 'Quanti anziani sono stati presi in carico e aspettano ancora di cominciare?',
      style: 'plain',
      gold: count('beneficiario', [is('tipo', 'anziano'), is('stato', 'preso_in_carico')]),
    },
    {
      says: 'Tra i progetti attivi, quale ha già speso la percentuale più alta del budget?',
      style: 'plain',
      gold: list('progetto', [attivo], { sort: [{ field: 'progresso', direction: 'desc' }], first: 1 }),
    },
    { says: 'Come si ottiene il costo per beneficiario?', style: 'plain', gold: formula('costo_beneficiario') },
    {
      says: 'Quante ore hanno dato i volontari quest’anno, progetto per progetto?',
      style: 'plain',
      gold: [
        groups('incarico', 'progetto', { fn: 'sum', field: 'ore_anno' }),
        groups('presenza', 'turno.progetto', { fn: 'sum', field: 'ore', where: [cmp('data', 'gte', '2026-01-01')] }),
      ],
    },
    {
      says: 'Chi dei volontari attivi ha la patente C?',
      style: 'plain',
      gold: list('volontario', [attivo, is('competenze', 'Magazzino, patente C')]),
    },
    {
      says: 'Quanto valgono i beni che ci hanno donato a ottobre?',
      style: 'plain',
      gold: figure('sum', 'donazione', 'importo', [is('tipo', 'beni'), arrivata, ...ottobre]),
    },
    {
      says: 'Quali volontari sono entrati nel registro nel 2026?',
      style: 'plain',
      gold: list('volontario', between('iscritto_dal', '2026-01-01', '2026-12-31')),
    },
    {
      says: 'Entro che giorno Giada Olivieri deve rinnovare l’assicurazione?',
      style: 'plain',
      gold: value('volontario', 'assicurato_fino', [nome('Giada Olivieri')]),
    },
    { says: 'Di quanto è in media una donazione in denaro?', style: 'plain', gold: metric('donazione_media') },
    {
      says: 'Confronta le donazioni arrivate a ottobre con quelle arrivate a novembre.',
      style: 'plain',
      gold: [
        groups('donazione', 'data', {
          per: 'month',
          fn: 'sum',
          field: 'importo',
          where: [arrivata, ...between('data', '2026-10-01', '2026-11-30')],
        }),
        groups('donazione', 'data', { per: 'month', where: [arrivata, ...between('data', '2026-10-01', '2026-11-30')] }),
      ],
    },
    {
      says: 'Chi ha cambiato la donazione della Fondazione Acquaviva del 9 novembre?',
      style: 'plain',
      gold: history('donazione', [da('Fondazione Acquaviva'), giorno('2026-11-09')]),
    },
    {
      says: 'A che ora è libero Tiziano Bruni venerdì per un accompagnamento di un’ora?',
      style: 'plain',
      gold: gaps('servizio', '2026-11-27', '2026-11-27', 60, named('Tiziano Bruni')),
    },
    // Plain: writing.
    {
      says: 'Crea un turno di Aiuto compiti per il Doposcuola di quartiere sabato 28 alle 15:00, servono due volontari.',
      style: 'plain',
      gold: create('turno', {
        progetto: named('Doposcuola di quartiere'),
        attivita: 'Aiuto compiti',
        data: '2026-11-28',
        ora: '15:00',
        servono: 2,
      }),
    },
    {
      says: 'Il doposcuola di oggi non si è fatto per nessuno dei tre ragazzi, motivo: riscaldamento guasto.',
      style: 'plain',
      gold: move('servizio', [is('tipo', 'doposcuola'), giorno('2026-11-21')], 'non_svolto', { motivo: 'riscaldamento guasto' }),
    },
    { says: 'Aggiungi al Doposcuola di quartiere una voce di budget «Gite» da 500 euro.', style: 'plain', gold: impossible('voce') },
    {
      says: 'Assegna la Banca del tempo a Giacomo Ferretti come responsabile.',
      style: 'plain',
      gold: update('progetto', [nome('Banca del tempo')], { responsabile: named('Giacomo Ferretti') }),
    },
    {
      says: 'Concludi il percorso della Famiglia C. N. con data di ieri, esito: trasferita a Treviglio.',
      style: 'plain',
      gold: move('beneficiario', [nome('Famiglia C. N.')], 'concluso', { data_fine: '2026-11-20', esito: 'trasferita a Treviglio' }),
    },
    {
      says: 'Elimina la spesa del gasolio del 12 novembre.',
      style: 'plain',
      gold: remove('spesa', [is('descrizione', 'Gasolio furgone'), giorno('2026-11-12')]),
    },
    {
      says: 'Registra che lo Studio Pozzi Associati ha promesso 500 euro per lo Sportello casa entro il 15 dicembre.',
      style: 'plain',
      gold: create('donazione', {
        donatore: named('Studio Pozzi Associati'),
        importo: 50_000,
        progetto: named('Sportello casa'),
        data: '2026-12-15',
        stato: 'promessa',
      }),
    },
    {
      says: 'Per tutti i turni di Raccolta nei negozi di dicembre porta a quattro i volontari che servono.',
      style: 'plain',
      gold: update('turno', [is('attivita', 'Raccolta nei negozi'), ...between('data', '2026-12-01', '2026-12-31')], { servono: 4 }),
    },
    { says: 'Segna svolta la consegna a domicilio di domani.', style: 'plain', gold: impossible('turno') },
    // Plain: what nobody here knows.
    { says: 'Fino a che ISEE una famiglia ha diritto al bonus gas?', style: 'plain', gold: refuse },

    // Colloquial: reading.
    {
      says: 'chi ho allo sportello mercoledì sera?',
      style: 'colloquial',
      gold: list('presenza', [is('turno', named('Sportello · 25/11/2026')), diTurno]),
    },
    {
      says: 'il Comune quanto ci dà per la spesa sospesa?',
      style: 'colloquial',
      gold: value('progetto', 'budget', [nome('Spesa sospesa')]),
    },
    {
      says: 'la Olivieri è ancora coperta?',
      style: 'colloquial',
      gold: [
        value('volontario', 'copertura', [nome('Giada Olivieri')]),
        value('volontario', 'assicurato_fino', [nome('Giada Olivieri')]),
        yes('volontario', [nome('Giada Olivieri'), cmp('assicurato_fino', 'gte', '2026-11-21')]),
      ],
    },
    {
      says: 'ma tra tutte le famiglie della spesa sospesa quante bocche sono?',
      style: 'colloquial',
      gold: [
        figure('sum', 'beneficiario', 'persone', [cmp('progetti', 'has', named('Spesa sospesa')), is('tipo', 'famiglia')]),
        figure('sum', 'beneficiario', 'persone', [cmp('progetti', 'has', named('Spesa sospesa')), is('tipo', 'famiglia'), attivo]),
      ],
    },
    {
      says: 'Ughetti quante volte ci ha dato buca?',
      style: 'colloquial',
      gold: [
        count('presenza', [presenzaDi('Alberto Ughetti'), is('segno', 'assente')]),
        count('presenza', [presenzaDi('Alberto Ughetti'), oneOf('segno', 'assente', 'avvisato')]),
      ],
    },
    {
      says: 'il Brembo l’ultima volta che roba ci ha portato?',
      style: 'colloquial',
      gold: [
        list('donazione', [da('Supermercati Brembo'), arrivata], { sort: [{ field: 'data', direction: 'desc' }], first: 1 }),
        value('donazione', 'descrizione', [da('Supermercati Brembo'), giorno('2026-10-30')]),
      ],
    },
    // Colloquial: writing.
    {
      says: 'la Melis lunedì non ce la fa, ha chiamato',
      style: 'colloquial',
      gold: update('presenza', [presenzaDi('Rossana Melis'), giorno('2026-11-23')], { segno: 'avvisato' }),
    },
    {
      says: 'il pacco del primo dicembre alla Famiglia M. S. glielo diamo alle 9 e mezza',
      style: 'colloquial',
      gold: update('servizio', [per('Famiglia M. S.'), is('tipo', 'pacco'), giorno('2026-12-01')], { ora: '09:30' }),
    },
    {
      says: 'bonifico della Fabbri, 150 per il doposcuola',
      style: 'colloquial',
      gold: create('donazione', {
        donatore: named('Silvia Fabbri'),
        importo: 15_000,
        mezzo: 'bonifico',
        progetto: named('Doposcuola di quartiere'),
      }),
    },
    {
      says: 'Andrea Magnani ha detto di sì, fallo volontario attivo',
      style: 'colloquial',
      gold: [asks('volontario', 'iscritto_dal'), asks('volontario', 'assicurato_fino')],
    },
    { says: 'la Federica fino a gennaio non viene, mettila in pausa', style: 'colloquial', gold: choose('volontario', leDueFederica) },
    {
      says: 'la consegna del 20 è scoperta, vedi chi può venire e mettilo',
      style: 'colloquial',
      gold: act('trova_volontari', 'turno', [is('attivita', 'Consegna a domicilio'), giorno('2026-12-20')]),
    },
    // Colloquial: what nobody here knows.
    { says: 'il furgone quand’è che ha la revisione?', style: 'colloquial', gold: refuse },

    // Voice.
    {
      says: 'allora quali ragazzi abbiamo al doposcuola mercoledì',
      style: 'voice',
      gold: list('servizio', [is('tipo', 'doposcuola'), giorno('2026-11-25')]),
    },
    {
      says: 'ehm quanti volontari attivi ho per ogni disponibilità',
      style: 'voice',
      gold: groups('volontario', 'disponibilita', { where: [attivo] }),
    },
    {
      says: 'dunque quanti soldi ci hanno promesso che non sono ancora arrivati',
      style: 'voice',
      gold: [
        figure('sum', 'donazione', 'importo', [is('stato', 'promessa'), monetaria]),
        figure('sum', 'donazione', 'importo', [is('stato', 'promessa')]),
      ],
    },
    {
      says: 'senti il signor p d quand’è la prossima volta che lo portiamo',
      style: 'voice',
      gold: [
        value('beneficiario', 'prossimo', [nome('Sig. P. D.')]),
        list('servizio', [per('Sig. P. D.'), is('tipo', 'trasporto'), is('stato', 'programmato')], {
          sort: [{ field: 'data', direction: 'asc' }],
          first: 1,
        }),
      ],
    },
    {
      says: 'per favore segna che stamattina alla raccolta giorgio negri non si è presentato',
      style: 'voice',
      gold: update('presenza', [presenzaDi('Giorgio Negri'), giorno('2026-11-21')], { segno: 'assente' }),
    },
    {
      says: 'allora metti sulla spesa sospesa ottanta euro di gasolio furgone fornitore stazione alpe',
      style: 'voice',
      gold: [
        create('spesa', { progetto: named('Spesa sospesa'), importo: 8000, descrizione: 'Gasolio furgone', fornitore: 'Stazione Alpe' }),
        create('spesa', {
          progetto: named('Spesa sospesa'),
          voce: named('Mezzi e carburante · Spesa sospesa'),
          importo: 8000,
          descrizione: 'Gasolio furgone',
          fornitore: 'Stazione Alpe',
        }),
      ],
    },

    // Typo.
    {
      says: 'qunate ricevute abbiamo emeso questo mese?',
      style: 'typo',
      gold: [metric('ricevute_mese'), count('documento', [is('stato', 'emessa'), ...novembre])],
    },
    { says: 'mostrami i benficiari disabli', style: 'typo', gold: list('beneficiario', [is('tipo', 'disabile')]) },
    { says: 'chi fianzia l orto condivso?', style: 'typo', gold: value('progetto', 'finanziatore', [nome('Orto condiviso')]) },
    {
      says: 'anulla la donazoine promessa dai Lions',
      style: 'typo',
      gold: move('donazione', [da('Lions Club Orobico'), is('stato', 'promessa')], 'annullata'),
    },
    {
      says: 'concludi l incarcio di Ismail Traore allo sportelo',
      style: 'typo',
      gold: move('incarico', [is('volontario', named('Ismail Traoré')), del('Sportello casa')], 'concluso'),
    },

    // Elliptical.
    { says: 'voci Sportello casa', style: 'elliptical', gold: list('voce', [del('Sportello casa')]) },
    {
      says: 'merende a ottobre?',
      style: 'elliptical',
      gold: [
        figure('sum', 'spesa', 'importo', [is('descrizione', 'Merende del mese'), ...ottobre]),
        list('spesa', [is('descrizione', 'Merende del mese'), ...ottobre]),
      ],
    },
    {
      says: 'candidati del pomeriggio',
      style: 'elliptical',
      gold: list('volontario', [is('stato', 'candidato'), is('disponibilita', 'pomeriggio')]),
    },
    { says: 'Banca del tempo: riprendere', style: 'elliptical', gold: move('progetto', [nome('Banca del tempo')], 'attivo') },
  ],
  dialogues: [
    {
      about: 'a boy who stays away, and comes back',
      turns: [
        {
          says: 'Quanti minori seguiamo?',
          gold: [count('beneficiario', [is('tipo', 'minore')]), count('beneficiario', [is('tipo', 'minore'), attivo])],
        },
        {
          says: 'e di sospesi ce ne sono?',
          gold: [
            yes('beneficiario', [is('tipo', 'minore'), is('stato', 'sospeso')]),
            count('beneficiario', [is('tipo', 'minore'), is('stato', 'sospeso')]),
          ],
        },
        { says: 'chi è?', gold: list('beneficiario', [is('tipo', 'minore'), is('stato', 'sospeso')]) },
        { says: 'quand’è venuto l’ultima volta?', gold: value('beneficiario', 'ultimo', [nome('Minore G. F.')]) },
        { says: 'ok, da lunedì ricomincia: riattivalo', gold: move('beneficiario', [nome('Minore G. F.')], 'attivo') },
        { says: 'confermo', gold: done },
      ],
    },
    {
      about: 'an expense that was already there',
      turns: [
        { says: 'Registra una spesa per lo Sportello casa.', gold: [asks('spesa', 'descrizione'), asks('spesa', 'importo')] },
        { says: 'interpretariato, 300 euro', gold: create('spesa', interpretariato) },
        {
          says: 'mettila sulla voce Mediazione',
          gold: create('spesa', { ...interpretariato, voce: named('Mediazione · Sportello casa') }),
        },
        {
          says: 'il fornitore è Cooperativa Ponte',
          gold: create('spesa', { ...interpretariato, voce: named('Mediazione · Sportello casa'), fornitore: 'Cooperativa Ponte' }),
        },
        { says: 'no, lascia perdere, l’avevo già messa', gold: dropped },
      ],
    },
    {
      about: 'which Diego',
      turns: [
        { says: 'Quante ore ha fatto Diego quest’anno come volontario?', gold: choose('volontario', iDueDiego) },
        { says: 'Cavicchini', gold: value('volontario', 'ore_anno', [nome('Diego Cavicchini')]) },
        { says: 'e questo mese?', gold: value('volontario', 'ore_mese', [nome('Diego Cavicchini')]) },
        {
          says: 'quando è di turno la prossima volta?',
          gold: list('presenza', [presenzaDi('Diego Cavicchini'), is('segno', 'previsto'), cmp('data', 'gte', '2026-11-21')], {
            sort: [{ field: 'data', direction: 'asc' }],
            first: 1,
          }),
        },
        { says: 'con chi?', gold: list('presenza', [is('turno', named('Distribuzione pacchi · 26/11/2026')), diTurno]) },
      ],
    },
    {
      about: 'an extra collection that a shop calls off',
      turns: [
        { says: 'Organizza una raccolta nei negozi domenica 6 dicembre alle 9.', gold: asks('turno', 'progetto') },
        { says: 'spesa sospesa', gold: create('turno', nuovoTurno) },
        { says: 'servono in cinque', gold: create('turno', { ...nuovoTurno, servono: 5 }) },
        { says: 'anzi, facciamola la domenica dopo', gold: create('turno', { ...nuovoTurno, servono: 5, data: '2026-12-13' }) },
        { says: 'sì', gold: done },
        { says: 'niente, il negozio non ci dà il permesso: annulla', gold: undone },
      ],
    },
    {
      about: 'what came in, this month and the last',
      turns: [
        { says: 'Quanto abbiamo raccolto a novembre?', gold: figure('sum', 'donazione', 'importo', [arrivata, ...novembre]) },
        { says: 'e a ottobre?', gold: figure('sum', 'donazione', 'importo', [arrivata, ...ottobre]) },
        { says: 'contando solo i soldi?', gold: figure('sum', 'donazione', 'importo', [arrivata, monetaria, ...ottobre]) },
        {
          says: 'chi ha dato di più?',
          gold: [
            list('donazione', [arrivata, monetaria, ...ottobre], { sort: [{ field: 'importo', direction: 'desc' }], first: 1 }),
            value('donazione', 'donatore', [da('Viola Mazzali'), giorno('2026-10-29')]),
          ],
        },
        {
          says: 'la ricevuta gliel’abbiamo fatta?',
          gold: [
            value('donazione', 'ricevuta', [da('Viola Mazzali'), giorno('2026-10-29')]),
            yes('donazione', [da('Viola Mazzali'), giorno('2026-10-29'), is('ricevuta', 'emessa')]),
          ],
        },
      ],
    },
  ],
}
