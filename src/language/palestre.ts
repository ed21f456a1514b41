/** Other wordings of what is asked in the trade, by the one that is shown. */
export const questions: Readonly<Record<string, string>> = {
  'Quali certificati scadono nei prossimi 30 giorni?':
    'certificati in scadenza | quali certificati medici scadono questo mese | certificati medici in scadenza | certificati che scadono | che certificati scadono | chi deve rifare il certificato | chi ha il certificato in scadenza | visite mediche da rifare | a chi scade il certificato | certificati da rinnovare | chi deve fare la visita',
  'Chi ha il certificato scaduto?':
    'certificati scaduti | chi è senza certificato valido | certificati medici scaduti | chi non ha rinnovato il certificato | a chi è scaduto il certificato | iscritti con il certificato scaduto',
  'A chi manca il certificato?':
    'chi non ha il certificato | chi è senza certificato | chi deve portare il certificato | certificati mancanti',
  'Quali abbonamenti sono da rinnovare?':
    'abbonamenti da rinnovare | abbonamenti in scadenza | chi deve rinnovare | abbonamenti che scadono | rinnovi da fare | chi sta per scadere | a chi scade l’abbonamento | chi scade nei prossimi giorni | prossimi rinnovi',
  'Chi non si allena da tre settimane?':
    'chi non viene da tre settimane | chi non viene più | chi è sparito | iscritti a rischio | chi non si vede da un po’ | chi non si allena più | chi non viene da un pezzo | chi rischiamo di perdere | chi manca da tre settimane | chi non è più venuto',
  'Chi ha rate scadute?':
    'rate scadute | chi è in ritardo con le rate | rate non pagate | chi è indietro con i pagamenti | rate arretrate | morosi | chi non ha pagato la rata | insoluti | rate da sollecitare | chi devo sollecitare',
  'Quali rate scadono questo mese?': 'rate del mese | rate in arrivo | rate da incassare questo mese | prossime rate | che rate scadono',
  'Chi ci deve dei soldi?': 'chi deve ancora pagare | chi non ha pagato | chi ha un saldo aperto | chi deve saldare | chi non ha saldato',
  'Chi è in prova?': 'chi sta provando | iscritti in prova | prove in corso | chi fa la prova | abbonamenti di prova',
  'Chi non ha rinnovato?':
    'iscritti scaduti | chi ha l’abbonamento scaduto | abbonamenti scaduti | chi è scaduto | a chi è scaduto l’abbonamento',
  'Chi è sospeso?': 'iscritti sospesi | chi è in pausa | chi è fermo',
  'Chi sono gli iscritti attivi?': 'elenco iscritti | iscritti attivi | elenco dei soci | lista iscritti | chi è iscritto | soci attivi',
  'Chi si è iscritto questo mese?': 'nuovi iscritti | iscrizioni del mese | nuovi soci | chi si è iscritto di recente | nuove iscrizioni',
  'Chi non può entrare?': 'chi è bloccato | chi resta fuori | chi non deve entrare | iscritti bloccati | chi non può allenarsi',
  'Quali abbonamenti sono congelati?':
    'abbonamenti congelati | abbonamenti in pausa | chi ha congelato | chi ha l’abbonamento congelato | abbonamenti fermi',
  'Chi ha disdetto?': 'disdette | abbonamenti disdetti | chi ha annullato l’abbonamento | chi ha lasciato',
  'Chi è uscito questo mese?':
    'usciti del mese | chi abbiamo perso questo mese | chi se n’è andato questo mese | disdette del mese | abbonamenti persi',
  'Chi sta finendo il carnet?':
    'carnet quasi finiti | chi ha pochi ingressi | ingressi che stanno finendo | carnet in esaurimento | carnet da rinnovare',
  'Quali abbonamenti si rinnovano da soli?': 'rinnovi automatici | abbonamenti con rinnovo automatico | chi ha il rinnovo automatico',
  'Chi ha pagato oggi?': 'pagamenti di oggi | incassi di oggi | chi ha saldato oggi',
  'Che pagamenti sono arrivati questo mese?': 'pagamenti del mese | chi ha pagato questo mese | incassi del mese',
  'Quanto abbiamo incassato questo mese?':
    'incasso del mese | quanto è entrato questo mese | quanti soldi abbiamo preso questo mese | incassato del mese',
  'Quanto entra al mese dagli abbonamenti?':
    'ricavi ricorrenti | ricavi ricorrenti del mese | quanto valgono gli abbonamenti al mese | canoni mensili',
  'Quanti iscritti abbiamo?': 'quanti soci abbiamo | numero di iscritti | quanti iscritti attivi | quanti abbonati abbiamo | quanti siamo',
  'Quanti se ne vanno?': 'tasso di abbandono | quanto è l’abbandono | abbandono del mese | quanti ne perdiamo',
  'Quanto ci devono di rate scadute?': 'quanto dobbiamo avere | totale arretrati | quanto abbiamo di insoluti | quanto manca delle rate',
  'A chi manca il contatto di emergenza?':
    'senza contatto di emergenza | chi non ha il contatto di emergenza | contatti di emergenza mancanti',
  'Quali corsi sono pieni?':
    'corsi pieni | corsi al completo | corsi completi | dove non c’è posto | corsi esauriti | che corsi sono pieni',
  'In quali corsi c’è posto?':
    'corsi con posti liberi | dove c’è posto | corsi con posto | posti liberi nei corsi | in che corso c’è posto',
  'Quali corsi devono partire?': 'corsi programmati | corsi in partenza | nuovi corsi | corsi da avviare',
  'Quali corsi sono mezzi vuoti?': 'corsi vuoti | corsi poco pieni | corsi con poca gente | corsi che non tirano | corsi semivuoti',
  'Che corsi ci sono oggi?':
    'corsi di oggi | lezioni di oggi | che lezioni ci sono oggi | cosa c’è oggi | chi fa lezione oggi | orario di oggi',
  'Che corsi ci sono domani?': 'corsi di domani | lezioni di domani | che lezioni ci sono domani | cosa c’è domani | chi fa lezione domani',
  'Che lezioni ci sono questa settimana?':
    'corsi della settimana | orario della settimana | lezioni della settimana | calendario della settimana',
  'Quali lezioni sono al completo?': 'lezioni piene | lezioni complete | lezioni senza posti | lezioni esaurite',
  'Quali lezioni sono annullate?': 'lezioni annullate | corsi annullati | cosa è saltato | lezioni che non si fanno',
  'Quali lezioni passate non sono ancora segnate?': 'lezioni da chiudere | lezioni da segnare | lezioni passate ancora aperte',
  'Quanto sono pieni i corsi?': 'riempimento dei corsi | riempimento corsi | quanto riempiamo i corsi | occupazione dei corsi',
  'Chi è in lista d’attesa?': 'lista d’attesa | chi aspetta un posto | chi è in attesa | chi è in coda | elenco della lista d’attesa',
  'Chi ha prenotato per oggi?': 'prenotazioni di oggi | prenotati di oggi | chi viene oggi ai corsi | chi viene oggi',
  'Chi ha prenotato per domani?': 'prenotazioni di domani | prenotati di domani | chi viene domani ai corsi | chi viene domani',
  'Chi ha saltato il corso questa settimana?':
    'assenti della settimana | chi ha prenotato e non è venuto | chi non si è presentato | assenze della settimana',
  'Chi è entrato oggi?': 'ingressi di oggi | chi è venuto oggi | chi si è allenato oggi | chi c’è stato oggi | entrate di oggi',
  'Chi è stato respinto oggi?': 'ingressi negati oggi | chi non è entrato oggi | chi abbiamo bloccato oggi | chi è rimasto fuori oggi',
  'Chi è entrato ieri?': 'ingressi di ieri | chi è venuto ieri | chi si è allenato ieri',
  'Chi è stato respinto di recente?': 'ingressi negati | ultimi respinti | chi è stato bloccato | chi è rimasto fuori',
  'Quanti ingressi ci sono stati oggi?': 'quanta gente è venuta oggi | quanti sono entrati oggi | quante persone oggi | presenze di oggi',
}

/** How else people call what the trade names, by its place. */
export const phrases: Readonly<Record<string, string>> = {
  iscritto:
    'socio | soci | cliente | clienti | atleta | abbonato | iscritta | iscritte | abbonati | atleti | persone | ragazzi | socia | tesserato | tesserati',
  'iscritto.makes':
    'iscrivi | registra | tessera | nuovo socio | fai la scheda | aggiungi un iscritto | aggiungi un socio | crea la scheda | segna un nuovo iscritto',
  'iscritto.nome': 'first name',
  'iscritto.cognome': 'surname',
  'iscritto.tessera': 'numero tessera | numero di tessera | badge | card | codice tessera | che tessera ha',
  'iscritto.telefono':
    'cellulare | numero | numero di telefono | che numero ha | numero di cellulare | recapito | come lo chiamo | come la chiamo',
  'iscritto.email': 'e-mail | posta | mail | indirizzo email',
  'iscritto.codice_fiscale': 'cf | tessera sanitaria',
  'iscritto.data_nascita': 'nascita | nato il | nata il | compleanno | quanti anni ha | età',
  'iscritto.iscrizione': 'iscritto dal | data iscrizione | da quando | quando si è iscritto | quando si è iscritta | iscritta dal',
  'iscritto.certificato':
    'certificato | visita medica | tipo di certificato | che certificato ha | idoneità | che certificato medico ha | ha il certificato | tipo di idoneità',
  'iscritto.scadenza_certificato':
    'certificato fino al | quando scade il certificato | certificato valido fino al | scade il certificato | fino a quando vale il certificato | quando scade la visita | il certificato di',
  'iscritto.contatto_emergenza': 'emergenza | chi avvisare | in caso di emergenza | genitore | chi chiamiamo',
  'iscritto.note': 'annotazioni | appunti | cosa abbiamo scritto',
  'iscritto.fine_abbonamento':
    'scadenza abbonamento | quando scade l’abbonamento | quando finisce | quando gli scade | quando le scade | fino a quando è abbonato | fino a quando è abbonata | quando gli finisce l’abbonamento',
  'iscritto.ultimo_ingresso':
    'ultima volta | quando è venuto | quando è venuta | ultimo allenamento | si allena da | l’ultima volta che è venuto | l’ultima volta che è venuta | da quando non viene | quando si è allenato | quando si è allenata',
  'iscritto.ingressi': 'quante volte è venuto | quante volte è venuta | presenze',
  'iscritto.rate_scadute': 'rate arretrate | rate in ritardo | quante rate deve',
  'iscritto.saldo':
    'saldo | debito | quanto deve | quanto ci deve | deve pagare | da pagare | quanto deve ancora | quanto gli manca | ha pagato tutto | è in pari',
  'iscritto.certificato_stato': 'com’è il certificato | certificato valido | in regola con il certificato',
  'iscritto.situazione': 'com’è messo | com’è messa | in regola',
  'iscritto.accesso':
    'può allenarsi | perché non entra | perché non può entrare | entra | può passare | perché resta fuori | può venire | lo faccio entrare | la faccio entrare',
  'iscritto.stato=prova': 'sta provando | prove',
  'iscritto.stato=attivo': 'attivi | è tornato | è tornata',
  'iscritto.stato=sospeso': 'in pausa | fermo | sospesi | si ferma | si è fermato | si è fermata | fa una pausa',
  'iscritto.stato=ex_iscritto':
    'non viene più | ha smesso | ex iscritti | se n’è andato | ha lasciato | ha lasciato la palestra | smette | se ne va',
  abbonamento: 'abbonamenti | tessera mensile | piano | contratto | carnet | abbonamento annuale | rinnovo | formula',
  'abbonamento.makes':
    'attiva | vendi | fai l’abbonamento | abbona | sottoscrivi | fai un abbonamento | nuovo abbonamento | apri un abbonamento | ha fatto l’abbonamento',
  'abbonamento.iscritto': 'socio | cliente | di chi | intestatario',
  'abbonamento.tipo': 'formula | che abbonamento ha | piano | durata',
  'abbonamento.prezzo': 'costo | quanto costa | quota | quanto paga | importo',
  'abbonamento.inizio': 'data inizio | dal | parte il | da quando | inizia',
  'abbonamento.fine': 'data fine | scadenza | fino al | quando scade | quando finisce | scade',
  'abbonamento.rate': 'numero di rate | quante rate | in quante rate',
  'abbonamento.rinnovo': 'rinnovo | si rinnova da solo | automatico',
  'abbonamento.pausa': 'pausa | giorni di congelamento | per quanti giorni | congela per | quanti giorni di pausa | giorni fermo',
  'abbonamento.disdetto_il': 'data disdetta',
  'abbonamento.note': 'annotazione | motivo',
  'abbonamento.residui': 'ingressi rimasti | quanti ingressi ha | ingressi gli restano | ingressi le restano | ingressiResidui',
  'abbonamento.pagato': 'versato | ha pagato | quanto ha pagato | incassato',
  'abbonamento.saldo': 'saldo | resta da pagare | quanto manca',
  'abbonamento.rate_scadute': 'rateScadute | rate arretrate',
  'abbonamento.canone': 'canone | al mese | quanto rende al mese',
  'abbonamento.riprende': 'quando riprende | congelato fino al',
  'abbonamento.situazione': 'com’è | a che punto è',
  'abbonamento.stato=da_pagare': 'non ha pagato | in attesa',
  'abbonamento.stato=attivo': 'attivi | in corso | valido',
  'abbonamento.stato=congelato': 'in pausa | fermo | sospeso | congelati | lo congela | mette in pausa | si ferma per | congelalo',
  'abbonamento.stato=disdetto': 'annullato | disdetta | ha disdetto | disdetti | disdice | vuole disdire | annulla l’abbonamento',
  corso: 'corsi | classe | disciplina | attività | lezione di gruppo | classi | discipline | corsi di gruppo',
  'corso.makes': 'apri | crea | organizza | avvia',
  'corso.nome': 'corso | disciplina',
  'corso.istruttore': 'chi lo tiene | insegnante | trainer | con chi | chi insegna',
  'corso.orario': 'giorni | orario | quando | in che giorni | che giorni | a che ora | quando c’è | in quali giorni | quando si fa',
  'corso.durata': 'minuti | quanto dura',
  'corso.sala': 'dove | in che sala | in quale sala | dove si fa',
  'corso.posti': 'capienza | quanti ci stanno | posti totali',
  'corso.livello': 'difficoltà | per chi è',
  'corso.descrizione': 'di cosa si tratta | cosa si fa',
  'corso.prossima': 'prossima volta | quando è la prossima lezione',
  'corso.prenotati': 'quanti prenotati | quanta gente | prenotazioni',
  'corso.in_lista': 'in attesa | in lista | in coda | listaAttesa',
  'corso.liberi': 'posti rimasti | quanti posti restano | c’è posto | posti ci sono ancora | quanti posti liberi | ancora posto',
  'corso.riempimento': 'quanto è pieno | occupazione | pieno al',
  'corso.stato=programmato': 'da avviare | in partenza | deve partire',
  'corso.stato=attivo': 'attivi | in corso | partito',
  'corso.stato=sospeso': 'in pausa | fermo | sospesi | si ferma | non si tiene più | bloccato',
  'corso.stato=concluso': 'finito | conclusi | chiuso',
  ingresso: 'ingressi | accesso | accessi | entrata | entrate | check-in | passaggio | passaggi | chi è entrato | porta',
  'ingresso.makes':
    'registra | fai entrare | segna | entra | è entrato | è arrivato | registra l’ingresso | registra un ingresso | fai il check-in | segna l’ingresso | sta entrando',
  'ingresso.tessera': 'numero tessera | badge | qr | codice',
  'ingresso.iscritto': 'socio | cliente | chi è entrato',
  'ingresso.data': 'giorno | quando',
  'ingresso.ora': 'orario | a che ora | entrato alle',
  'ingresso.tipo': 'come è entrato',
  'ingresso.motivo': 'perché | causa | perché non è entrato | motivo del rifiuto',
  lezione: 'lezioni | appuntamento | turno | calendario | seduta | incontro | allenamento di gruppo | corso di oggi',
  'lezione.makes': 'fissa | programma | metti in calendario | aggiungi una lezione',
  'lezione.corso': 'classe | disciplina | di cosa',
  'lezione.data': 'giorno | quando',
  'lezione.ora': 'orario | inizio | a che ora | comincia | inizia',
  'lezione.minuti': 'minuti | quanto dura',
  'lezione.sala': 'dove | in che sala | in quale sala',
  'lezione.istruttore': 'chi la tiene | con chi | insegnante | chi fa lezione',
  'lezione.nota': 'avviso | annotazione',
  'lezione.prenotati': 'quanti vengono | quanti prenotati | iscritti',
  'lezione.liberi': 'posti rimasti | c’è posto | quanti posti ci sono',
  'lezione.stato=programmata': 'in programma | in calendario | da fare',
  'lezione.stato=svolta': 'fatta | tenuta | svolte | l’abbiamo fatta | è finita | si è fatta',
  'lezione.stato=annullata': 'cancellata | saltata | non si fa | salta | la saltiamo | non si tiene | è saltata',
  prenotazione: 'prenotazioni | posto | lista d’attesa | presenze | prenotato | prenotati | lista di attesa',
  'prenotazione.makes':
    'prenota | iscrivi | metti | segna | dai un posto | iscrivila | iscrivilo | segnala | segnalo | mettila | mettilo | prenotale | prenotagli | metti in lista',
  'prenotazione.iscritto': 'socio | cliente | chi',
  'prenotazione.lezione': 'corso | a che lezione | a che corso',
  'prenotazione.nota': 'annotazione',
  'prenotazione.data': 'quando | per quando',
  'prenotazione.ora': 'a che ora',
  'prenotazione.stato=prenotata': 'prenotate | confermata | ha il posto',
  'prenotazione.stato=presente': 'è venuto | è venuta | c’è | presenti | si è presentato | si è presentata | era presente | c’era',
  'prenotazione.stato=assente':
    'non è venuto | non è venuta | manca | assenti | non c’era | ha saltato | non si è presentato | non si è presentata',
  'prenotazione.stato=lista_attesa': 'in attesa | in lista | in coda | lista d’attesa',
  'prenotazione.stato=annullata':
    'disdetta | cancellata | non viene | annullate | non viene più | disdici | ha disdetto la lezione | toglila | toglilo',
  rata: 'rate | quota mensile | scadenze | quote | scadenza della rata | rata scaduta | mensilità',
  'rata.makes': 'aggiungi | dividi in rate | rateizza',
  'rata.iscritto': 'socio | cliente | chi deve',
  'rata.scadenza': 'entro il | da pagare entro | quando scade | data',
  'rata.importo': 'quota | quanto | somma',
  'rata.situazione': 'com’è | pagata',
  pagamento: 'pagamenti | incasso | incassi | versamento | ricevuta | soldi entrati | entrate | pagato',
  'pagamento.makes':
    'registra | incassa | ha pagato | ha saldato | salda | paga | ha pagato la rata | segna un pagamento | registra un pagamento | incassa la rata',
  'pagamento.iscritto': 'socio | cliente | da chi | chi ha pagato',
  'pagamento.rata': 'quota | quale rata',
  'pagamento.data': 'giorno | quando ha pagato | data del pagamento',
  'pagamento.importo': 'quanto | somma | quanto abbiamo incassato | incassato | ha dato',
  certificato:
    'certificati | visita medica | visite mediche | idoneità sportiva | certificato nuovo | certificato sportivo | visita sportiva',
  'certificato.makes':
    'registra | ha portato | porta il certificato | rinnova il certificato | carica | registra il certificato | ha portato il certificato | segna il certificato | nuovo certificato',
  'certificato.iscritto': 'socio | cliente | di chi',
  'certificato.tipo': 'che certificato | idoneità',
  'certificato.data': 'data | data visita | rilascio | data di rilascio | data del certificato',
  'certificato.scadenza': 'scadenza | valido fino al | data di scadenza | fino al',
  'certificato.medico': 'dottore | chi l’ha fatto | rilasciato da',
  'certificato.copia': 'foto | scansione',
  istruttore: 'istruttori | istruttrice | trainer | insegnante | maestro | allenatore | allenatrice | personal trainer | prof',
  'istruttore.makes': 'assumi | registra',
  'istruttore.nome': 'nome e cognome | name',
  'istruttore.discipline': 'cosa insegna | materie',
  'istruttore.telefono': 'cellulare | numero di telefono',
  'istruttore.email': 'e-mail | mail',
  'istruttore.prossima': 'quando lavora | quando insegna',
  sala: 'sale | stanza | spazio | palestra grande | sala corsi | dove',
  'sala.makes': 'aggiungi | registra',
  'sala.attrezzatura': 'dotazione | cosa c’è | attrezzi',
  'metric.iscritti_attivi': 'quanti iscritti | quanti soci | quanti abbonati | iscritti in tutto | quanti siamo | quanta gente abbiamo',
  'metric.ricavi_ricorrenti':
    'ricavi ricorrenti | canoni del mese | quanto entra al mese | ricavo mensile | mrr | quanto vale un mese | entrate fisse',
  'metric.abbandono': 'tasso di abbandono | quanti se ne vanno | churn | disdette del mese | quanti abbiamo perso',
  'metric.riempimento': 'riempimento | quanto sono pieni i corsi | occupazione dei corsi | posti occupati',
  'metric.ingressi_oggi': 'quanti ingressi oggi | quanta gente è venuta | presenze di oggi | quanti sono entrati oggi',
  'metric.lezioni_oggi': 'quante lezioni oggi | corsi di oggi',
  'metric.certificati_in_scadenza': 'certificati da rinnovare | quanti certificati scadono | certificati che scadono',
  'metric.da_rinnovare': 'rinnovi | quanti rinnovi | abbonamenti in scadenza | abbonamenti che scadono',
  'metric.rate_scadute': 'arretrati | insoluti | rate in ritardo | quanto ci devono | rate arretrate',
  'metric.incassato_mese': 'incasso del mese | quanto abbiamo incassato | incassi | entrate del mese | quanto è entrato',
  'metric.lontani': 'iscritti a rischio | quanti non vengono più | spariti',
  'action.rinnova':
    'rinnova l’abbonamento | rinnovo | rifai l’abbonamento | prolunga l’abbonamento | fai il rinnovo | rinnova | rinnovagli l’abbonamento | rinnovale l’abbonamento | rifagli l’abbonamento',
  'action.congela':
    'metti in pausa l’abbonamento | congela l’abbonamento | sospendi l’abbonamento | ferma l’abbonamento | congela per | congela | metti in pausa | congelagli l’abbonamento | congelale l’abbonamento',
  'action.programma_lezioni':
    'metti in calendario le lezioni | fai il calendario | programma le lezioni | rimetti in calendario | genera le lezioni | metti le lezioni in calendario | pianifica le lezioni',
  'action.tutti_presenti':
    'tutti presenti | sono tutti presenti | segna presenti tutti | c’erano tutti | erano tutti presenti | segnali tutti presenti',
}
