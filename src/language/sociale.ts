import { phrases as commonPhrases } from './common.ts'

/** Other wordings of what is asked in the trade, by the one that is shown. */
export const questions: Readonly<Record<string, string>> = {
  'Chi è di turno oggi?':
    'chi abbiamo oggi | chi c’è oggi | chi fa il turno di oggi | chi è segnato oggi | chi abbiamo segnato oggi | quanta gente abbiamo oggi | quanti volontari ho oggi | quanti volontari abbiamo oggi | quanti sono di turno oggi | quanti vengono oggi al turno | chi ci aiuta oggi | chi sta al turno oggi | chi copre oggi | chi viene oggi | volontari di oggi | su chi posso contare oggi | chi c’è di turno oggi | chi fa il turno oggi | volontari di turno oggi | chi è in turno oggi | chi abbiamo di turno oggi | chi copre il turno oggi | volontari in servizio oggi | chi lavora oggi | a chi tocca oggi | a chi tocca il turno oggi | chi tocca oggi | tocca a chi oggi | chi c’è ai turni di oggi',
  'Che turni ci sono oggi?':
    'attività di oggi | cosa c’è in calendario oggi | turni di oggi | che attività abbiamo oggi | cosa facciamo oggi | programma di oggi | che turni facciamo oggi',
  'Che turni ci sono domani?':
    'attività di domani | calendario di domani | che attività abbiamo domani | programma di domani | che turni facciamo domani',
  'Che turni ci sono questa settimana?':
    'calendario della settimana | turni della settimana | attività della settimana | programma della settimana | che attività abbiamo questa settimana | attività in calendario questa settimana',
  'Quali turni sono scoperti?':
    'dove siamo scoperti | quanta gente ci manca | siamo coperti | turni con buchi | turni da completare | dove ci mancano persone | dove ci manca qualcuno | dove servono ancora volontari | turni dove manca gente | turni dove manca qualcuno | dove ci servono volontari | turni a cui mancano volontari | ci mancano volontari | ci manca gente | ci manca qualcuno | buchi da coprire | turni ancora scoperti | chi manca ai turni | in che turni siamo scoperti | dove mancano volontari | turni da coprire | chi manca nei prossimi turni | dove servono volontari | turni senza volontari | turni che non sono coperti | turni non coperti | dove ci manca gente | in quali turni manca qualcuno | turni con posti liberi | turni a cui manca gente | dove manca qualcuno | turni incompleti | posti scoperti | buchi nei turni | chi ci manca nei turni',
  'Quali turni passati non sono segnati?':
    'turni di cui mancano le presenze | turni senza le presenze segnate | registro da completare | registro da compilare | turni da confermare | che turni devo ancora segnare | turni passati ancora aperti | turni non chiusi | turni da chiudere | presenze ancora da registrare | turni da segnare | turni passati da chiudere | turni non ancora segnati | presenze da segnare | presenze da registrare | ore da registrare | turni senza presenze | turni da registrare',
  'Chi è mancato questo mese?':
    'chi non è venuto questo mese | chi non è venuto | chi non è venuto al turno | chi non c’era | chi non c’era al turno | chi ha dato buca | chi ci ha dato buca | chi mancava | chi mancava al turno | chi non si è visto ai turni | chi era assente | chi ha saltato i turni | chi è mancato | chi è mancato ai turni | assenti ai turni | volontari che non sono venuti | volontari che hanno dato buca | volontari mancati | assenze questo mese | chi ha bucato il turno | chi manca sempre | chi manca spesso | chi dà sempre buca | chi non si presenta mai | chi salta spesso i turni | chi non si è presentato al turno | quali volontari non sono venuti | quali volontari non si sono presentati | quali volontari sono mancati | assenze del mese | volontari assenti | chi non si è presentato | chi non è venuto ai turni | assenti del mese | chi ha saltato il turno | chi ha fatto assenze | chi è stato assente questo mese | volontari che mancano ai turni | assenze ai turni | chi ha dato buca ai turni',
  'Chi ha avvisato che manca?':
    'chi ha avvisato che non viene | chi ha detto che non viene | chi non può venire | chi ha disdetto | chi ha disdetto il turno | chi ha rinunciato al turno | assenze avvisate | chi ci ha avvisato | assenze giustificate | chi ha avvisato | chi ha avvertito che non viene | volontari che hanno avvisato | chi ci ha detto che non può',
  'Quali turni sono saltati?':
    'turni annullati | turni saltati | turni che non si sono fatti | turni che non si fanno | turni cancellati | che turni abbiamo annullato | quali turni abbiamo dovuto annullare',
  'Quali turni sono al completo?':
    'turni coperti | turni al completo | turni completi | turni pieni | dove siamo al completo | turni a posto | turni che sono coperti | dove non serve nessuno',
  'Chi è di turno nei prossimi giorni?':
    'prossime presenze | chi c’è di turno | chi abbiamo di turno | chi è segnato al turno | chi è segnato | chi fa il turno | chi sono i volontari di turno | chi viene al turno | chi copre il turno | volontari segnati',
  'Chi è venuto?':
    'chi era presente | presenti | chi c’era | chi c’era al turno | chi si è presentato | chi è venuto al turno | volontari venuti | volontari presenti | chi ha fatto il turno | chi è venuto ai turni | presenze registrate',
  'Quali volontari hanno l’assicurazione da rinnovare?':
    'polizze in scadenza | polizze da rinnovare | assicurazioni da rinnovare | chi deve rinnovare la polizza | chi deve rinnovare l’assicurazione | assicurazioni in scadenza | a chi scade la polizza | a chi scade l’assicurazione | a chi sta per scadere l’assicurazione | a chi dobbiamo rinnovare la polizza | a chi dobbiamo rinnovare l’assicurazione | assicurazioni da sistemare | chi non è a posto con l’assicurazione | chi non è in regola con l’assicurazione | volontari non in regola | rinnovi da fare',
  'Chi può venire nel weekend?':
    'chi può venire il sabato | chi può venire la domenica | chi è disponibile il sabato | chi è disponibile la domenica | chi può sabato e domenica | chi viene nel weekend | chi c’è nel fine settimana | volontari disponibili il sabato | volontari del sabato e della domenica | chi è disponibile nel fine settimana | chi può il fine settimana | volontari del weekend | volontari per il fine settimana | volontari disponibili nel weekend | chi è libero nel weekend | chi può la domenica | chi può il sabato | chi ha dato disponibilità per il weekend | chi ha dato disponibilità per il fine settimana | chi può darmi una mano nel weekend | chi può darmi una mano il sabato | chi può darci una mano il sabato | chi può darci una mano la domenica | chi può aiutarci il sabato | chi può aiutarci nel weekend',
  'Quali volontari si sono candidati?':
    'candidati | chi aspetta di iniziare | candidature da valutare | chi vuole entrare | chi vuole venire ad aiutare | chi vuole darci una mano | volontari in prova | richieste di nuovi volontari | nuovi candidati | candidati da sentire | nuovi volontari | chi vorrebbe iniziare | candidature | chi si è candidato | volontari da iscrivere | candidati volontari | aspiranti volontari | nuove candidature | volontari candidati | chi si è proposto',
  'Quali volontari non hanno fatto ore questo mese?':
    'chi questo mese non ha fatto niente | chi non è mai venuto questo mese | chi non ha fatto nemmeno un’ora questo mese | chi non ha fatto neanche un’ora questo mese | volontari che questo mese non hanno fatto ore | chi questo mese non si è visto | volontari a zero ore | volontari fermi | chi non si vede da un po’ | chi non ha fatto ore questo mese | volontari senza ore questo mese | volontari inattivi | chi non ha fatto turni questo mese | volontari che non si vedono | chi non viene da un po’',
  'Chi può venire la mattina?':
    'chi è disponibile la mattina | chi può la mattina | chi viene la mattina | chi c’è di mattina | su chi posso contare la mattina | volontari che possono la mattina | volontari della mattina | volontari disponibili la mattina | chi è libero la mattina | chi può di mattina | volontari del mattino',
  'Chi può venire il pomeriggio?':
    'chi è disponibile il pomeriggio | chi può il pomeriggio | chi viene il pomeriggio | su chi posso contare il pomeriggio | volontari che possono il pomeriggio | volontari del pomeriggio | volontari disponibili il pomeriggio | chi è libero il pomeriggio | chi può di pomeriggio | chi viene volentieri il pomeriggio',
  'Chi può venire la sera?':
    'chi è disponibile la sera | chi può la sera | chi viene la sera | su chi posso contare la sera | volontari che possono la sera | volontari della sera | volontari disponibili la sera | chi è libero la sera | chi può di sera | volontari serali',
  'Quali volontari hanno fatto più ore?':
    'chi ha fatto più ore questo mese | chi ha lavorato di più questo mese | volontari con più ore | i volontari più attivi del mese | chi ha dato più tempo | chi ha fatto più volontariato | chi si impegna di più | volontari più attivi | chi ha fatto più ore | chi si dà più da fare | chi lavora di più | chi aiuta di più | i più attivi | chi dà più una mano | volontari più presenti | chi viene di più | chi ha dato più ore | classifica delle ore',
  'Quali volontari non hanno un incarico?':
    'chi non ha ancora un incarico | chi non fa niente | volontari senza un progetto | volontari che non hanno un incarico | volontari che non hanno nessun incarico | volontari che non fanno niente | chi non è in nessun progetto | volontari fuori dai progetti | volontari senza incarico | volontari da assegnare | volontari liberi da incarichi | volontari senza progetto | chi non ha un incarico | volontari non assegnati | volontari da inserire in un progetto',
  'Quali volontari non hanno turni in programma?':
    'chi non ha turni in programma | volontari che non hanno turni | chi non ha nessun turno | volontari che possiamo ancora mettere di turno | chi non ha ancora un turno | volontari senza turni | volontari a cui non tocca nessun turno | chi non ha turni | volontari senza turni in programma | chi non è segnato a nessun turno',
  'Quali volontari hanno l’assicurazione scaduta?':
    'assicurazioni scadute | polizze scadute | chi ha la polizza scaduta | chi ha l’assicurazione scaduta | volontari con l’assicurazione scaduta | volontari con la polizza scaduta | a chi è scaduta l’assicurazione | a chi è scaduta la polizza | quali polizze sono scadute | quali assicurazioni sono scadute',
  'Quali volontari non sono assicurati?':
    'volontari senza assicurazione | volontari senza polizza | chi non è assicurato | chi è senza assicurazione | chi è senza polizza | volontari scoperti di assicurazione | chi non è coperto dall’assicurazione | volontari non assicurati | chi non ha l’assicurazione | chi non ha la polizza | a chi manca l’assicurazione | a chi manca la polizza | chi lavora senza assicurazione',
  'Chi non fa più il volontario?':
    'ex volontari | volontari usciti | chi ha smesso di fare il volontario | chi ha smesso | chi se n’è andato | chi ha lasciato l’associazione | volontari che hanno smesso | volontari cessati | volontari che se ne sono andati | chi non viene più | chi non è più volontario | chi ci ha mollato | chi ci ha lasciato | chi abbiamo perso | volontari persi | vecchi volontari',
  'Quali volontari sono in pausa?':
    'volontari sospesi | volontari in pausa | chi è in pausa | chi è sospeso | chi si è preso una pausa | chi per ora non viene | volontari fermi per ora',
  'Chi può venire quando serve?':
    'volontari flessibili | chi è disponibile sempre | chi può venire sempre | volontari sempre disponibili | chi è flessibile | chi viene quando serve',
  'Chi lavora a un progetto?':
    'chi sono i volontari | chi ci lavora | chi lavora | volontari impegnati | volontari che lavorano | chi sono gli aiutanti | chi ci dà una mano | chi aiuta | chi ci aiuta | chi dà una mano | incarichi attivi | incarichi in corso',
  'Chi ha fatto più ore quest’anno?':
    'volontari con più ore quest’anno | chi ci ha aiutato di più quest’anno | chi ha dato più ore quest’anno | chi ci ha dato una mano di più quest’anno | chi ha lavorato di più quest’anno | volontari più attivi dell’anno | volontari più attivi quest’anno',
  'Che servizi abbiamo oggi?':
    'chi viene a prendere il pacco oggi | quanta gente viene a prendere il pacco oggi | quanti vengono a prendere il pacco oggi | chi ritira il pacco oggi | chi viene per il pacco oggi | che appuntamenti abbiamo oggi | agenda di oggi | cosa c’è da fare oggi | da chi dobbiamo andare oggi | chi viene oggi a prendere la spesa | servizi di oggi | chi aiutiamo oggi | consegne e accompagnamenti di oggi | visite di oggi | che aiuti diamo oggi | che consegne abbiamo oggi | aiuti in programma oggi | chi dobbiamo aiutare oggi | cosa dobbiamo consegnare oggi | appuntamenti di oggi | da chi andiamo oggi',
  'Che servizi abbiamo domani?':
    'chi aiutiamo domani | accompagnamenti di domani | appuntamenti di domani | che aiuti diamo domani | che consegne abbiamo domani | chi dobbiamo aiutare domani | da chi andiamo domani',
  'Quali trasporti ci sono questa settimana?':
    'accompagnamenti della settimana | chi dobbiamo accompagnare | che accompagnamenti abbiamo questa settimana | chi accompagniamo questa settimana | trasporti in programma questa settimana | viaggi della settimana | passaggi della settimana | chi dobbiamo portare questa settimana | chi ha bisogno di un passaggio questa settimana | chi va portato questa settimana | chi va accompagnato questa settimana | chi ha un trasporto questa settimana | chi ha bisogno di essere accompagnato questa settimana',
  'Quali accompagnamenti non hanno un volontario?':
    'chi non ha nessuno che lo porti | chi è senza passaggio | trasporti da assegnare | accompagnamenti dove manca il volontario | trasporti a cui manca l’autista | a chi manca l’accompagnatore | visite a cui manca il volontario | servizi senza volontario | servizi scoperti | servizi da assegnare | visite da assegnare | chi non ha nessuno che lo accompagni | accompagnamenti scoperti | accompagnamenti da assegnare | trasporti senza volontario | trasporti senza autista | accompagnamenti senza autista | visite senza volontario | accompagnamenti senza nessuno | chi è senza accompagnatore | trasporti scoperti | accompagnamenti senza volontario',
  'Quali servizi sono saltati?':
    'servizi non svolti | chi non è venuto all’appuntamento | chi non si è presentato all’appuntamento | chi ha saltato l’appuntamento | a chi è saltato il servizio | servizi a vuoto | servizi andati in fumo | quali servizi non si sono fatti | servizi non fatti questo mese | servizi non fatti | servizi andati a vuoto | chi non ha ritirato il pacco | pacchi non ritirati | appuntamenti saltati | servizi mancati | servizi che non si sono fatti',
  'Chi dobbiamo sentire?':
    'famiglie da risentire | che famiglie dobbiamo risentire | beneficiari da risentire | chi dobbiamo risentire | chi dobbiamo richiamare | chi dobbiamo chiamare | chi non vediamo da un po’ | chi non sentiamo da un po’ | famiglie di cui non sappiamo niente | famiglie che non sentiamo da un po’ | da quanto non sentiamo | chi è sparito | famiglie sparite | famiglie da richiamare | di chi non sappiamo più niente | beneficiari da chiamare | chi devo richiamare | chi devo sentire | famiglie da sentire | persone da richiamare | famiglie da contattare | chi non sentiamo da tempo | chi non vediamo da tempo | beneficiari da sentire | assistiti da richiamare | chi va richiamato | chi abbiamo perso di vista',
  'Chi abbiamo preso in carico da poco?':
    'nuovi beneficiari | prese in carico da avviare | chi aspetta di cominciare | nuove prese in carico | ultimi presi in carico | nuove famiglie | chi deve ancora cominciare | beneficiari da avviare | percorsi da avviare | nuovi assistiti | chi è appena entrato',
  'Quali beneficiari non hanno un referente?':
    'beneficiari che non segue nessuno | beneficiari che non hanno nessuno che li segue | quali beneficiari non hanno nessuno che li segue | famiglie che non hanno un referente | chi non ha nessuno che lo segue | chi non segue nessuno | beneficiari senza nessuno | persone non seguite da nessuno | chi non ha un referente | assistiti senza operatore | a chi manca un referente | beneficiari senza referente | famiglie senza operatore | chi non è seguito da nessuno | beneficiari senza operatore | assistiti senza referente | chi non ha un operatore | famiglie che non segue nessuno | beneficiari da assegnare',
  'Quali famiglie sono numerose?':
    'famiglie con più bocche da sfamare | nuclei con tanti bambini | famiglie più numerose | famiglie con tanti bambini | famiglie numerose | nuclei numerosi | famiglie con tanti figli | nuclei grandi | famiglie grandi | famiglie da cinque in su',
  'Chi non ha servizi in programma?':
    'beneficiari senza servizi in programma | beneficiari senza appuntamenti | famiglie senza appuntamenti | per chi non abbiamo niente in programma | chi non ha appuntamenti | beneficiari senza prossimo servizio',
  'Quali servizi sono ancora da fare?':
    'servizi in programma | servizi da erogare | aiuti da dare | prossimi servizi | cosa dobbiamo ancora fare per i beneficiari | prossimi appuntamenti | servizi programmati',
  'Quali servizi passati non sono segnati?':
    'servizi da chiudere | servizi da segnare | servizi passati da chiudere | servizi non ancora registrati | servizi arretrati | servizi in ritardo | servizi da registrare',
  'Che pacchi dobbiamo consegnare?':
    'a chi va il pacco | a chi consegniamo il pacco | chi deve ricevere il pacco | chi deve avere il pacco | pacchi da portare | spese da portare | pacchi da consegnare | pacchi alimentari da consegnare | spese da consegnare | viveri da consegnare | pacchi da dare | pacchi da preparare | a chi dobbiamo portare il pacco',
  'Quali colloqui sono fissati?': 'prossimi colloqui | colloqui fissati | chi viene a colloquio | con chi abbiamo un colloquio',
  'Chi non riceve niente da un mese?':
    'chi non riceve servizi da un mese | beneficiari senza servizi da un mese | chi non aiutiamo da un mese | chi non vediamo da un mese | chi non riceve aiuti da un mese',
  'Chi non ha mai avuto servizi?':
    'beneficiari senza servizi | beneficiari che non hanno mai avuto servizi | chi non ha mai ricevuto niente | beneficiari mai aiutati | chi non abbiamo mai aiutato | famiglie che non hanno mai ricevuto niente',
  'Quali percorsi si sono conclusi?':
    'percorsi conclusi | percorsi chiusi | chi non seguiamo più | chi abbiamo dimesso | beneficiari usciti | beneficiari dimessi | chi ce l’ha fatta | chi ha concluso il percorso | famiglie che non seguiamo più | persone che non seguiamo più | ex beneficiari',
  'Quali percorsi sono sospesi?':
    'beneficiari sospesi | percorsi sospesi | percorsi in pausa | chi è in pausa dei beneficiari | famiglie sospese | famiglie in pausa',
  'Chi aiutiamo?':
    'chi stiamo aiutando | chi stiamo seguendo | chi abbiamo in carico | chi sono i beneficiari | chi sono gli assistiti | elenco degli assistiti | elenco dei beneficiari | persone in carico',
  'Quante bocche sfamiamo?':
    'quante bocche da sfamare abbiamo | quante bocche abbiamo da sfamare | quante persone ci sono nelle famiglie | quante persone vivono nelle famiglie | quante persone in tutto nelle famiglie | quante persone mangiano',
  'Quali progetti sono in corso?':
    'progetti attivi | a cosa stiamo lavorando | progetti aperti | che progetti abbiamo in corso | progetti in piedi | progetti avviati | che progetti stiamo seguendo | a quali progetti lavoriamo | progetti in essere',
  'Quali progetti scadono o sono in ritardo?':
    'progetti fuori tempo | progetti in scadenza | progetti che scadono | progetti che stanno per finire | progetti prossimi alla scadenza | progetti agli sgoccioli | prossime scadenze | che scadenze abbiamo | scadenze dei progetti | scadenze in vista | progetti in chiusura | progetti a rischio',
  'Quali progetti devo rendicontare?':
    'rendiconti da fare | rendicontazioni aperte | cosa va rendicontato | progetti da rendicontare | rendiconti da consegnare | cosa devo rendicontare | rendiconti aperti | rendiconti che mancano | rendicontazioni da fare | rendiconti in sospeso | rendicontazioni da consegnare | progetti finiti da rendicontare',
  'Quali progetti hanno quasi finito i fondi?':
    'budget che stanno finendo | dove restano pochi soldi | progetti quasi a secco | progetti a corto di fondi | progetti che hanno finito i soldi | progetti che stanno per finire i soldi | progetti che stanno finendo i soldi | progetti a cui restano pochi soldi | progetti con i soldi quasi finiti | progetti che finiscono i soldi | progetti senza più soldi | progetti quasi senza soldi | chi sta finendo i soldi | a quali progetti mancano i soldi | progetti con pochi soldi | progetti che stanno finendo i fondi | budget quasi finiti | progetti quasi esauriti | dove stanno finendo i soldi',
  'Quali voci di budget stanno finendo?':
    'voci quasi finite | dove non si può più spendere | voci che stanno finendo | voci esaurite | voci a rischio | voci quasi esaurite | voci di spesa quasi finite | capitoli quasi finiti | voci in esaurimento',
  'Cosa abbiamo speso questo mese?':
    'spese del mese | uscite del mese | che spese abbiamo fatto questo mese | spese di questo mese | spese sostenute questo mese',
  'Quali spese non hanno il documento allegato?':
    'giustificativi che mancano | scontrini da allegare | spese senza documento | spese senza scontrino | spese senza fattura | spese senza giustificativo | scontrini che mancano | spese da documentare | pezze d’appoggio che mancano | fatture da allegare | spese senza allegato | giustificativi mancanti',
  'Quali progetti hanno sforato?':
    'progetti fuori budget | progetti che hanno sforato il budget | dove abbiamo speso troppo | progetti oltre il budget | progetti sopra budget | dove abbiamo sforato',
  'Quali progetti non hanno un finanziatore?':
    'progetti senza finanziatore | progetti da finanziare | progetti senza fondi esterni | progetti non finanziati | progetti che non paga nessuno',
  'Quali spese non hanno una voce di budget?':
    'spese senza voce | spese da imputare | spese da attribuire | spese senza voce di budget | spese non imputate | spese da classificare',
  'Quali progetti sono in ritardo?':
    'progetti in ritardo | dove siamo indietro | progetti indietro | progetti oltre i tempi | progetti scaduti | dove siamo in ritardo | progetti che hanno sforato i tempi | progetti oltre la fine prevista | progetti che dovevano essere finiti | rendiconti scaduti | rendiconti in ritardo',
  'Quali progetti sono fermi?':
    'progetti sospesi | progetti fermi | progetti in pausa | progetti bloccati | cosa abbiamo sospeso | a cosa non stiamo lavorando',
  'Quali progetti devono partire?':
    'progetti programmati | progetti da avviare | progetti in partenza | progetti che partono | prossimi progetti | progetti non ancora partiti | cosa parte prossimamente | progetti futuri',
  'Quali voci hanno superato il previsto?':
    'voci sforate | voci oltre il budget | voci di budget superate | voci che hanno sforato | voci fuori budget | dove abbiamo sforato la voce | voci oltre il previsto | voci in rosso',
  'Quali rendiconti scadono?':
    'rendiconti che scadono | rendiconti in scadenza | prossimi rendiconti | rendiconti in arrivo | rendicontazioni in scadenza | scadenze dei rendiconti | prossime rendicontazioni',
  'Quanti soldi abbiamo speso?': 'quanti soldi se ne sono andati | quanto è andato via | quanto abbiamo tirato fuori',
  'In cosa spendiamo di più?': 'voci dove spendiamo di più | dove vanno i soldi | in cosa se ne vanno i soldi | per cosa spendiamo di più',
  'Dove abbiamo ancora soldi?':
    'dove ci sono ancora soldi | dove restano soldi | progetti con ancora soldi | progetti con dei fondi | progetti che hanno ancora soldi | progetti che hanno ancora fondi | su che progetti possiamo ancora spendere | dove possiamo ancora spendere',
  'Che donazioni sono arrivate questo mese?':
    'chi ha donato questo mese | offerte del mese | donazioni ricevute questo mese | donazioni arrivate questo mese | offerte ricevute questo mese | chi ci ha donato qualcosa questo mese | chi ha fatto donazioni questo mese | chi ci ha dato dei soldi questo mese | ci è arrivato qualcosa questo mese | è arrivato qualcosa questo mese | che cosa è arrivato questo mese | chi dobbiamo ringraziare questo mese | chi devo ringraziare questo mese | a chi dobbiamo dire grazie questo mese | offerte di questo mese',
  'Quali donazioni aspettiamo ancora?':
    'promesse | chi ha promesso | chi ha promesso qualcosa | chi ci deve ancora dare i soldi | soldi promessi | donazioni solo promesse | donazioni in arrivo | cosa deve ancora arrivare | soldi che devono arrivare | bonifici che aspettiamo | promesse da incassare | chi non ha ancora mantenuto la promessa | chi ha promesso e non ha dato | donazioni promesse | chi ha promesso e non ha ancora versato | donazioni in sospeso | donazioni non arrivate | donazioni da incassare | donazioni attese | donazioni non ancora arrivate | promesse di donazione | chi deve ancora versare | chi ci ha promesso una donazione | offerte promesse | impegni di donazione | donazioni che devono arrivare',
  'A chi devo fare la ricevuta?':
    'a chi devo ancora fare la ricevuta | a chi dobbiamo ancora fare la ricevuta | a chi dobbiamo fare la ricevuta | chi aspetta ancora la ricevuta | a chi manca ancora la ricevuta | chi non ha ancora avuto la ricevuta | chi deve ancora avere la ricevuta | a chi devo mandare la ricevuta | chi vuole la ricevuta | ricevute arretrate | ricevute in arretrato | ricevute che devo fare | ricevute ancora da emettere | ricevute ancora da fare | ricevute da emettere | chi aspetta la ricevuta | ricevute per il 730 da fare | ricevute da fare | donazioni senza ricevuta | chi non ha avuto la ricevuta | chi deve avere la ricevuta | ricevute che mancano | ho da fare ricevute | devo fare delle ricevute | ricevute da preparare | a chi manca la ricevuta | ricevute da mandare | donatori che aspettano la ricevuta | ricevute non ancora emesse | chi è senza ricevuta',
  'Quali donatori devo ricontattare?':
    'chi non dona più | sostenitori persi | chi quest’anno non ha ancora donato | donatori da ricontattare | donatori persi | donatori da richiamare | donatori che non donano più | chi ha smesso di donare | donatori lontani | chi non dona da tempo | chi non dona da un pezzo | donatori che non donano da un pezzo | donatori che non donano da tempo | chi non dona da un po’ | donatori che non si fanno sentire | donatori che non sentiamo più | donatori spariti | chi non ci aiuta più | chi non ci sostiene più | sostenitori da ricontattare | donatori da risentire | chi non ci dona più',
  'Quali donatori sono senza codice fiscale?':
    'codici fiscali che mancano | a chi devo chiedere il codice fiscale | donatori senza codice fiscale | a chi manca il codice fiscale | di chi non abbiamo il codice fiscale | codici fiscali da chiedere | chi non ci ha dato il codice fiscale | chi è senza codice fiscale',
  'Quali donatori sono fedeli?':
    'donatori fedeli | donatori affezionati | chi dona ogni anno | sostenitori fedeli | donatori che tornano | donatori abituali | donatori regolari | chi dona sempre',
  'Quali donatori sono nuovi?':
    'nuovi donatori | donatori nuovi | chi ha donato per la prima volta | nuovi sostenitori | sostenitori nuovi',
  'Chi ci dona di più?':
    'maggiori donatori | grandi donatori | chi ha donato di più | principali sostenitori | donatori più importanti | chi ci ha dato di più | migliori donatori',
  'Quali donazioni non hanno una destinazione?':
    'donazioni libere | donazioni senza destinazione | donazioni senza progetto | donazioni non vincolate | offerte libere | donazioni all’associazione',
  'Quali donazioni non sono detraibili?':
    'donazioni non detraibili | donazioni che non si scaricano | donazioni fuori detrazione | offerte non detraibili | donazioni non deducibili',
  'Chi non dona da più di un anno?':
    'donatori che non donano da più di un anno | donatori che non donano da un anno | quali donatori non donano da più di un anno | chi non dona da un anno | chi non ci dona da un anno | chi non ci dà niente da un anno | donatori fermi da un anno | donatori fermi da più di un anno | donatori che non danno niente da un anno',
  'Chi non ha mai donato?':
    'donatori che non hanno mai donato | donatori che non hanno mai dato niente | chi non ha mai dato niente | chi non ci ha mai dato niente | donatori senza donazioni | donatori mai attivi | donatori a zero | contatti che non hanno mai donato',
  'Chi ha donato l’anno scorso e quest’anno no?':
    'donatori persi quest’anno | chi l’anno scorso ha donato e quest’anno no | chi l’anno scorso ci ha dato qualcosa e quest’anno niente | quelli che l’anno scorso ci hanno dato qualcosa e quest’anno niente | quelli che l’anno scorso hanno donato e quest’anno no | donatori dell’anno scorso che quest’anno non hanno donato | chi non ha rinnovato il sostegno',
  'Chi dona beni?':
    'donazioni in natura | donazioni di beni | beni donati | chi ci ha portato qualcosa | chi ci porta il cibo | cosa ci hanno portato | che beni abbiamo ricevuto | roba donata | cosa ci hanno regalato | che cosa ci hanno regalato | cosa ci hanno donato in natura | regali ricevuti | roba che ci hanno portato | che roba ci hanno portato | cosa è arrivato in natura | cibo donato',
  'Chi ci ha donato qualcosa quest’anno?':
    'chi ha donato quest’anno | chi ci ha donato quest’anno | chi ci ha dato di più quest’anno | chi ha donato di più quest’anno | chi ci ha donato di più quest’anno | donatori più generosi di quest’anno | chi ci ha sostenuto quest’anno | donatori che hanno donato quest’anno | che ci hanno donato quest’anno | che hanno donato quest’anno | chi ci ha aiutato quest’anno',
  'Quanto abbiamo raccolto questo mese?':
    'totale delle donazioni del mese | raccolta fondi del mese | quanto è arrivato di donazioni questo mese | quanto ci hanno donato questo mese | quanto abbiamo ricevuto questo mese | totale raccolto questo mese | quanti soldi abbiamo raccolto questo mese | quanto hanno donato questo mese | entrate da donazioni del mese | raccolta di questo mese',
  'Quanto ci resta da spendere?':
    'fondi rimasti | soldi rimasti sui progetti | quanti fondi ci restano | quanti soldi abbiamo ancora | quanto abbiamo ancora da spendere | budget rimasto | budget che resta | quanti soldi restano in tutto | quanto ci rimane sui progetti | disponibilità residua dei progetti | fondi disponibili',
  'Quante ore hanno fatto i volontari?':
    'ore di volontariato del mese | totale ore dei volontari | quante ore di volontariato abbiamo fatto | quante ore abbiamo fatto | monte ore dei volontari | ore donate dai volontari | ore fatte dai volontari questo mese | ore di volontariato questo mese | totale delle ore di volontariato',
  'Quante persone stiamo aiutando?':
    'quanti beneficiari seguiamo | numero di assistiti | quante persone seguiamo | quanti assistiti abbiamo | quante persone abbiamo in carico | quanti ne abbiamo in carico | quanta gente aiutiamo | quanti utenti seguiamo | quanti beneficiari abbiamo attivi',
  'Quanto donano in media?':
    'donazione media | offerta media | quanto dona in media una persona | media delle donazioni | quanto danno in media | importo medio delle donazioni',
  'Quanto spendiamo per ogni beneficiario?':
    'costo medio per beneficiario | quanto ci costa ogni persona aiutata | quanto spendiamo a persona | costo per persona | spesa media per beneficiario | quanto costa aiutare una persona',
  'Quanti volontari si presentano?':
    'percentuale di presenze | tasso di presenza | quanto sono presenti i volontari | tasso di presenza ai turni | percentuale di presenza ai turni',
  'Quanti donatori tornano?':
    'fedeltà dei donatori | percentuale di donatori fedeli | quanti donatori ci restano | tasso di fedeltà | quanti tornano a donare',
  'Quanto denaro è tracciato?':
    'percentuale di denaro tracciato | quota tracciabile | quanta parte è tracciata | quanto arriva con mezzi tracciabili',
  'Quanti servizi abbiamo erogato questo mese?':
    'quanti servizi abbiamo dato questo mese | quanti servizi abbiamo erogato | servizi erogati questo mese | quanti aiuti abbiamo dato | quanti aiuti abbiamo dato questo mese | servizi dati questo mese | quanti servizi abbiamo fatto questo mese | aiuti erogati del mese',
}

/** How else people call what the trade names, by its place. */
export const phrases: Readonly<Record<string, string>> = {
  ...commonPhrases,
  progetto: 'fondi rimasti | rendiconto | rendicontazione | iniziative',
  'progetto.descrizione':
    'cosa si fa | di cosa si occupa | a cosa serve | di che si occupa | cosa prevede | in cosa consiste | di cosa si tratta',
  'progetto.budget': 'quanto vale | quanti soldi | soldi in tutto',
  'progetto.responsabile':
    'chi se ne occupa | si occupa | chi si occupa | chi è il referente | capo progetto | chi segue | chi lo segue | chi coordina | chi gestisce | manda avanti | porta avanti | chi è a capo | è a capo | chi tiene le fila | a chi fa capo',
  'progetto.data_inizio': 'start date | quando è partito | è iniziato',
  'progetto.data_fine':
    'end date | quando finisce | termina | si chiude | scade | dura | fino a quando dura | quanto dura | prorogato fino | proroga',
  'progetto.finanziatore':
    'chi ci mette i soldi | pagato da | sostenuto da | chi sostiene | ente finanziatore | chi lo finanzia | chi ci dà i soldi | chi finanzia | chi paga | finanziato da',
  'progetto.rendiconto_entro':
    'scadenza rendiconto | scade il rendiconto | quando scade il rendiconto | rendiconto scade | entro quando va consegnato il rendiconto | rendicontazione entro | va consegnato il rendiconto | quando va rendicontato | entro quando il rendiconto | scadenza del rendiconto | da rendicontare',
  'progetto.rendicontato_il':
    'consegnato il rendiconto | abbiamo consegnato il rendiconto | quando abbiamo rendicontato | rendicontato il | rendiconto consegnato',
  'progetto.speso':
    'ci è costato | è costato | abbiamo già speso | soldi abbiamo speso | quanti soldi abbiamo speso | spesa totale | se n’è andato | costi | uscite | spent | abbiamo speso | spesi | quanto è stato speso | quanto è costato | quanto si è speso',
  'progetto.progresso': 'quanto è stato speso | percentuale spesa | quanto del budget | quanta parte del budget',
  'progetto.rimasto':
    'in cassa | ancora in cassa | c’è ancora in cassa | ne restano | ci restano | ci rimane | ci rimangono | quanto abbiamo ancora | ancora da spendere | quanto c’è rimasto | soldi restano | soldi ci restano | abbiamo ancora | quanto avanza | quanto budget resta | da spendere | quanto resta | quanto resta del budget | resta del budget | rimasto del budget | quanto possiamo ancora spendere | soldi rimasti | quanto ci resta | resta da spendere | quanto rimane',
  'progetto.da_ripartire':
    'ancora da ripartire | devo ancora ripartire | dobbiamo ancora ripartire | non ripartito | da dividere in voci | da mettere in voci',
  'progetto.beneficiari': 'quanta gente aiuta | quanta gente aiutiamo | quante persone aiuta | quanti iscritti | quanti assistiti',
  'progetto.volontari':
    'quanti ci lavorano | quanti volontari ha | quanti volontari ci sono | quanti volontari lavorano | quanti volontari ci lavorano | quanti aiutano | quanti danno una mano',
  'progetto.raccolto': 'totale donazioni | quanto abbiamo raccolto | donazioni raccolte',
  'progetto.costo_beneficiario':
    'costa ogni beneficiario | ci costa ogni beneficiario | costa a persona | costa a testa | ci costa a persona | costo a persona | costo a testa | spendiamo a persona | spendiamo a testa',
  'progetto.tempi': 'in regola | da rendicontare',
  'progetto.stato=attivo':
    'aperto | aperti | è partito | è cominciato | è iniziato | riparte | è ripartito | è ripresa | è ripreso | riprende | fai partire | facciamo partire',
  'progetto.stato=programmato': 'deve partire | devono partire',
  'progetto.stato=sospeso': 'è fermo | è ferma | bloccato | messo in pausa',
  'progetto.stato=completato': 'concluso | terminato | abbiamo finito | da rendicontare | chiuso | completati',
  beneficiario:
    'persone seguite | presa in carico | famiglia | nuclei | nucleo | persone aiutate | gente che aiutiamo | percorso | pratica | pratiche | fascicolo | assistite | casi | caso',
  'beneficiario.tipo': 'che tipo',
  'beneficiario.servizi':
    'di che cosa ha bisogno | cosa le diamo | servizi riceve | che servizi riceve | come lo aiutiamo | come la aiutiamo | come li aiutiamo | aiuti | interventi concordati | cosa riceve | services | cosa gli diamo | che aiuti | di cosa ha bisogno',
  'beneficiario.data_inizio':
    'preso in carico il | start date | da quando | preso in carico | presi in carico | quando abbiamo iniziato | entrato | da quanto lo seguiamo | da quanto la seguiamo | da quando lo seguiamo | da quando la seguiamo | da quanto tempo seguiamo',
  'beneficiario.progetti': 'a che progetti partecipa | in che progetti è | in quale progetto è | segue il progetto',
  'beneficiario.referente':
    'se ne sta occupando | di chi è | chi ce l’ha in carico | chi ha in carico | a chi è affidato | a chi è affidata | affidato a | affidata a | nessuno che li segue | assistente sociale | case manager | chi segue | chi lo segue | chi la segue | sta dietro | chi sta dietro | chi si prende cura | seguito da | in carico a | se ne occupa | quale operatore',
  'beneficiario.persone':
    'bocche da sfamare | quante bocche | in quanti vivono | quanti componenti | persone in casa | quanti sono in casa | quanti sono in famiglia | componenti | nucleo | composta da | composte da | membri | persone',
  'beneficiario.esito':
    'come è andata | com’è finita | perché abbiamo chiuso | perché è chiuso | perché abbiamo concluso | com’è andata a finire | com’è andata',
  'beneficiario.nominativo': 'nome completo | come si chiama | come si chiama davvero | nome vero | chi è davvero',
  'beneficiario.data_nascita': 'età | compleanno',
  'beneficiario.bisogni': 'che problemi ha | valutazione',
  'beneficiario.ricevuti': 'volte abbiamo aiutato | abbiamo aiutato | volte è venuto | volte è venuta | aiuti ha ricevuto',
  'beneficiario.ultimo':
    'quando è venuto l’ultima volta | ultimo pacco | ultimo aiuto | quando l’abbiamo aiutato | quando l’abbiamo vista | l’ultimo pacco | ultimo colloquio | non si vede da | ultimo servizio | ultima volta | quando l’abbiamo visto | l’ultimo servizio | visto l’ultima volta',
  'beneficiario.prossimo':
    'quando viene | quando viene la prossima volta | quando lo vediamo | quando deve venire | deve venire | quando torna | quando deve tornare | quando ci vediamo | quando la vediamo | quando li vediamo | prossimo appuntamento | quando ha appuntamento | prossimo trasporto | prossimo pacco | prossimo colloquio | prossimo servizio | quando tocca | prossima volta',
  'beneficiario.contatto': 'da richiamare | da sentire',
  'beneficiario.stato=attivo':
    'che seguiamo | stiamo seguendo | seguiti | in carico | in carico adesso | aiutiamo | ha cominciato | ha iniziato | è tornato | è tornata | riprende | ha ripreso | frequenta | frequentano',
  'beneficiario.stato=preso_in_carico': 'appena arrivati | presi in carico',
  'beneficiario.stato=sospeso': 'messo in pausa',
  'beneficiario.stato=concluso':
    'conclusi | chiusi | non più seguito | usciti | non lo seguiamo più | non la seguiamo più | non li seguiamo più | ha finito il percorso | non ha più bisogno',
  volontario: 'registro volontari | volontari disponibili | ore di volontariato | ragazzi | aiutanti | chi ci aiuta | persone',
  'volontario.makes': 'iscrivi un volontario | iscrivi come volontario',
  'volontario.disponibilita':
    'può venire | che giorni può | in che giorni viene | quando c’è | quando può | disponibile | availability | quando è disponibile | quando può venire | quando viene | disponibilità',
  'volontario.ore_settimana': 'ore settimana | ore settimanali',
  'volontario.competenze':
    'sa fare | cosa sa fare | che competenze | chi sa | è capace | bravo | se la cava con | conosce | parla | parlano | sanno | che lingue | cosa sanno fare | patente',
  'volontario.data_nascita': 'anni ha | età | compleanno',
  'volontario.iscritto_dal':
    'da quando viene | da quanto è con noi | quando si è iscritto | quando si è iscritta | quando è entrato | si sono iscritti | iscritti da | data di iscrizione | registro dei volontari | inizio attività | da quando è volontario | da quando è con noi | iscritto da | iscritta da',
  'volontario.assicurato_fino':
    'rinnova la polizza | rinnova l’assicurazione | rinnovato l’assicurazione | ha rinnovato | polizza fino | assicurazione fino | quando scade l’assicurazione | quando scade la polizza | assicurazione | polizza | scadenza polizza | fino a quando è assicurato | assicurato fino | scade la polizza | scade l’assicurazione | polizza scade | coperto fino | coperta fino | è coperta fino | è assicurata fino | rinnovato la polizza | assicurazione scade',
  'volontario.turni_previsti': 'quanti turni ha | turni ha | turni deve fare | turni gli tocca fare | turni da fare',
  'volontario.ore_mese':
    'quante ore ha fatto questo mese | ore questo mese | quante ore questo mese | ore fatte questo mese | ha fatto questo mese',
  'volontario.ore_anno': 'quante ore ha fatto quest’anno | ore quest’anno | ore fatte quest’anno | ha fatto quest’anno',
  'volontario.stato=attivo':
    'attive | iscrivi nel registro | iscritti | ha cominciato | comincia con noi | è dei nostri | diventa volontario | diventa volontaria | è diventato volontario | è diventata volontaria',
  'volontario.stato=candidato': 'candidati | nuovi | appena arrivati | che vogliono entrare',
  'volontario.stato=sospeso': 'ferma | si prende una pausa | si ferma | si ferma per un po’ | mettere in pausa',
  'volontario.stato=ex':
    'usciti | ha smesso | ha lasciato | si è ritirato | si è ritirata | non fa più il volontario | non fa più la volontaria | se n’è andato | se n’è andata | ci lascia',
  donazione: 'erogazione liberale | contributo | raccolta fondi | donazioni del mese',
  'donazione.makes':
    'nuova donazione | è arrivata una donazione | abbiamo ricevuto | ci ha donato | ci ha dato | ci ha portato | ha portato | ha offerto | ci ha regalato | ha regalato | ci ha offerto | ci ha mandato | ci ha fatto avere | ci ha lasciato | ci hanno dato | ci hanno donato | hanno donato | ha fatto una donazione | ha fatto un’offerta | metti una donazione | aggiungi una donazione | segna un’offerta | offerta di',
  'donazione.donatore': 'da chi',
  'donazione.importo':
    'quanto ha donato | ha donato | hanno donato | abbiamo raccolto | abbiamo tirato su | soldi | quanti soldi | raccolto | è arrivato | quanto è arrivato | quanto abbiamo ricevuto',
  'donazione.progetto': 'per cosa | a favore di | per quale progetto | a cosa è destinata',
  'donazione.mezzo': 'pagata con',
  'donazione.descrizione': 'elenco dei beni | beni donati',
  'donazione.agevolazione': 'non detraibile',
  'donazione.ricevuta': 'ricevute da emettere',
  'donazione.stato=promessa':
    'promesso | non ancora arrivata | non ancora arrivate | aspettiamo | attesa | ha promesso | ci ha promesso | hanno promesso | deve ancora versare | deve ancora dare | non ancora versata',
  'donazione.stato=arrivata':
    'entrata | entrate | ricevute | è arrivata | sono arrivati | ha versato | hanno versato | arrivato | è arrivato',
  'donazione.stato=annullata': 'saltata',
  servizio:
    'pacchi | accompagnamento | colloquio | visita | accompagnamenti | consegna | consegne | colloqui | visite | trasporto | trasporti | viaggio | compagnia | pacco alimentare',
  'servizio.makes': 'prenota un accompagnamento | metti un accompagnamento | segna un servizio | porta un pacco | fissa un accompagnamento',
  'servizio.volontario':
    'chi va | chi accompagna | chi ci va | ci va | chi porta | chi lo porta | chi consegna | con chi va | chi la accompagna | ci pensa',
  'servizio.stato=programmato': 'da consegnare | ancora da fare | in agenda | da erogare | consegnare | dobbiamo fare',
  'servizio.stato=erogato':
    'consegnati | erogati | fatti | consegnata | ritirato | ritirati | abbiamo consegnato | ha ritirato | è stato consegnato | abbiamo fatto | svolta | distribuito',
  'servizio.stato=non_svolto':
    'non si è fatto | non è venuto | non erano in casa | non era in casa | annullato | non fatto | non l’ha ritirato | non ritirato | non si è presentata | non si è presentato | non è venuta | mancato | non fatti | non svolti',
  turno: 'turni di oggi | turni scoperti | chi viene | attività | turno di',
  'turno.attivita': 'cosa facciamo | che si fa | che turno | cosa si fa',
  'turno.ora': 'parte | apre | si apre | a che ora apre | apriamo',
  'turno.servono':
    'ne servono | servono volontari | in quanti servono | ce ne vogliono | volontari necessari | posti | quanti ne servono | quanti volontari servono | persone che servono',
  'turno.luogo': 'dov’è | dove ci troviamo | punto di ritrovo | dove | dove si fa | dove si va',
  'turno.di_turno': 'in quanti siamo | quanti siamo | quanta gente c’è | in quanti vengono',
  'turno.mancano':
    'volontari mancano | quanti volontari mancano | quanti volontari ci mancano | quanta gente manca | quanta gente ci manca | quante persone mancano | quanti ne servono ancora | servono ancora | mancano ancora | ci mancano | scoperto | scoperti | posti vuoti | quanti ne mancano | quanti mancano | volontari che mancano | ne mancano | persone che mancano',
  'turno.stato=programmato': 'in calendario | da fare',
  'turno.stato=svolto': 'fatti | passati | chiuso | si è fatto | è andato | è finito | è stato fatto | l’abbiamo fatto | è concluso',
  'turno.stato=annullato': 'non si fa | saltati | salta | è saltato | non si è fatto | non si fa più | non lo facciamo | è annullato',
  presenza:
    'registro ore | ore dei volontari | foglio ore | foglio firme | assenze | turni di | assenza | chi è di turno | di turno | ore fatte',
  'presenza.makes':
    'metti nel turno | aggiungilo al turno | aggiungila al turno | viene al turno | copre il turno | fa il turno | segna | registra | metti di turno | mettilo di turno | mettila di turno | di turno | aggiungi al turno | segna al turno | metti al turno',
  'presenza.ore_fatte': 'ore svolte | ore in più | ore in meno',
  'presenza.ore':
    'ore di volontariato | ha fatto | hanno fatto | quante ore | ore di servizio | ore | quante ore ha fatto | quante ore hanno fatto | ha lavorato | hanno lavorato',
  incarico: 'volontari del progetto | chi fa | volontari assegnati',
  'incarico.mansione':
    'cosa fa nel progetto | che ruolo ha | che mansione ha | come aiuta | compito | cosa fa | che fa | di cosa si occupa | in cosa aiuta',
  donatore: 'chi dona | aziende amiche | donatori | benefattrice | chi ci sostiene | sponsor | donatrici | chi ci dona',
  'donatore.donato':
    'ci ha dato in tutto | quanto ci ha dato in tutto | ci ha donato | quanto ci ha donato | in tutto quanto ha donato | totale donato | ha donato in tutto | quanto ha donato | ha donato | donato | quanto ci ha dato | generoso | generosa | generosi | dato finora | quanto ha dato',
  'donatore.donato_anno': 'quanto ha donato quest’anno | ha donato quest’anno | donato dall’inizio dell’anno | hanno donato quest’anno',
  'donatore.ultima':
    'quando ha donato l’ultima volta | l’ultima donazione | da quando non dona | ultimo bonifico | ultima offerta | ultimo versamento | non dona da | ultima volta che ha donato | quando ha donato | ultima donazione',
  'donatore.da_ricevutare':
    'ricevute dobbiamo fare | ricevute dobbiamo ancora fare | ricevute dobbiamo emettere | ricevute mancano | ricevute da fare | ricevute devo fare',
  'donatore.legame': 'donatori fedeli | donatori persi | da ricontattare',
  documento: 'ricevuta di donazione | ricevuta fiscale | ricevuta per il 730 | ricevuta | le ricevute',
  'documento.makes': 'facciamo la ricevuta',
  'documento.motivo': 'per quale motivo',
  'documento.stato=emessa': 'mandate | rilasciata',
  spesa: 'rimborso | giustificativo | giustificativi',
  'spesa.makes':
    'ho pagato | ho speso | segna uno scontrino | metti uno scontrino | ho preso | carica | abbiamo speso | registra una spesa | segna una spesa | aggiungi una spesa | metti una spesa',
  'spesa.voce': 'voce di costo',
  'spesa.importo': 'abbiamo speso | quanto abbiamo speso | speso | costato | quanto è costato',
  'spesa.fornitore': 'presso | pagato a',
  'spesa.documento': 'pezza d’appoggio',
  voce: 'capitolo di spesa | budget per voce | piano dei costi | quadro economico | voci di spesa | capitoli',
  'voce.nome': 'voce di costo',
  'voce.rimasto': 'quanto resta | soldi rimasti | meno soldi',
  operatore:
    'assistente sociale | dipendente | personale | operatrice | operatori | operatrici | dipendenti | colleghi | chi lavora | assistenti sociali | educatrice',
  'operatore.ruolo': 'cosa fa | che ruolo ha | di cosa si occupa',
  'operatore.seguiti':
    'quanta gente segue | quante persone segue | quanti ne segue | quanti beneficiari segue | quanti casi ha | gente seguita | persone seguite',
  'metric.fondi_rimasti':
    'quanto resta da spendere | budget residuo | soldi rimasti | quanti soldi ci restano | fondi che restano | come siamo messi coi soldi | come siamo messi a soldi | come stiamo a soldi | come stiamo coi soldi | quanti soldi abbiamo',
  'metric.beneficiari_attivi': 'persone seguite | quanti aiutiamo | quante persone aiutiamo | quanti ne seguiamo',
  'metric.volontari_disponibili':
    'quanti volontari abbiamo | quanti volontari abbiamo in tutto | volontari in regola | volontari su cui contare',
  'metric.donazioni_mese':
    'raccolta del mese | quanto abbiamo raccolto | quanto abbiamo raccolto questo mese | donazioni di questo mese | raccolto nel mese | entrate del mese',
  'metric.progetti_attivi': 'progetti in corso | quanti progetti',
  'metric.in_regola': 'rispetto dei tempi | quanti progetti sono in regola | progetti nei tempi',
  'metric.costo_beneficiario': 'quanto costa una persona | spesa per persona',
  'metric.ore_mese': 'ore di volontariato | quante ore hanno fatto | ore dei volontari questo mese | ore fatte dai volontari',
  'metric.turni_oggi': 'quanti turni oggi',
  'metric.turni_scoperti': 'turni da coprire | volontari che mancano',
  'metric.presenze': 'assenze ai turni | quanti si presentano',
  'metric.di_turno_oggi': 'volontari di oggi | quanti vengono oggi',
  'metric.assicurazioni': 'polizze in scadenza',
  'metric.servizi_mese': 'aiuti dati | prestazioni del mese',
  'metric.da_emettere':
    'quante ricevute dobbiamo fare | quante ricevute dobbiamo ancora fare | quante ricevute devo fare | quante ricevute devo ancora fare | quante ricevute dobbiamo emettere | quante ricevute mancano | ricevute da fare | ricevute arretrate | ricevute da emettere | donazioni senza ricevuta | ricevute che mancano',
  'metric.donazione_media': 'quanto donano in media | offerta media',
  'metric.tracciate': 'donazioni tracciabili | quanto arriva in contanti',
  'metric.fedelta': 'fedeltà dei donatori | donatori che tornano',
  'metric.ricevute_mese': 'ricevute fatte | ricevute del mese',
  'action.prepara_ricevute':
    'fai le ricevute | ricevute per il 730 | ricevute di fine anno | prepara le ricevute | prepara tutte le ricevute | prepara le ricevute che mancano | emetti le ricevute | ricevute che mancano | fai tutte le ricevute | prepara ricevute | prepara le ricevute arretrate | fai le ricevute arretrate | prepara le ricevute mancanti | fai le ricevute che mancano | facciamo le ricevute | sistemiamo le ricevute',
  'action.trova_volontari':
    'copri il turno | chi può venire | chi posso chiamare | trovami qualcuno | trova qualcuno | chi possiamo chiamare | chi può sostituire | cerca volontari | chi chiamiamo al suo posto | trova un sostituto | cerca qualcuno | trovami dei volontari',
}
