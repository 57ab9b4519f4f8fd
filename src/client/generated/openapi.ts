// Generated from the interface description by `npm run generate`: do not edit.
export interface paths {
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keys that verify access tokens (RFC 7517) */
        get: operations["listKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the authorization server offers (RFC 8414) */
        get: operations["describeAuthorizationServer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arkive/context": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The JSON-LD context by which the JSON of nodes is RDF */
        get: operations["readArkiveContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arkive/context.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The JSON-LD context by which the JSON of nodes is RDF, as application/ld+json */
        get: operations["readArkiveContextJsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arkive/ontology": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ontology: classes and properties, and what they mean */
        get: operations["readArkiveOntology"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arkive/ontology.html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ontology: classes and properties, and what they mean, as text/html */
        get: operations["readArkiveOntologyHtml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arkive/ontology.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ontology: classes and properties, and what they mean, as application/ld+json */
        get: operations["readArkiveOntologyJsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arkive/ontology.nt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ontology: classes and properties, and what they mean, as application/n-triples */
        get: operations["readArkiveOntologyNt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arkive/ontology.ttl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ontology: classes and properties, and what they mean, as text/turtle */
        get: operations["readArkiveOntologyTtl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arkive/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The JSON Schema of nodes */
        get: operations["readArkiveSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arkive/schema.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The JSON Schema of nodes, as application/schema+json */
        get: operations["readArkiveSchemaJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arkive/shapes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shapes (SHACL): how nodes and values look */
        get: operations["readArkiveShapes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arkive/shapes.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shapes (SHACL): how nodes and values look, as application/ld+json */
        get: operations["readArkiveShapesJsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arkive/shapes.nt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shapes (SHACL): how nodes and values look, as application/n-triples */
        get: operations["readArkiveShapesNt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arkive/shapes.ttl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shapes (SHACL): how nodes and values look, as text/turtle */
        get: operations["readArkiveShapesTtl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This description, to be read in a browser */
        get: operations["readDocumentation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{requestId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of a document
         * @description The file as it was sent, byte for byte, where the settings of the client keep files.
         *
         *     Scope: `documents:read`.
         */
        get: operations["readFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/append": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read one document and keep it in a session
         * @description Answers as `POST /documents/single` does. When the answer comes, the file and its graph are kept durably, under the `requestId` of the answer, until the session ends.
         *
         *     A file that the session holds already (by its checksum) is read and kept again; an entry in `expectations.info` names the request that brought it first. When a strict preference is not met (412), the file and its class are kept under the `requestId` of the problem, and nothing is extracted.
         *
         *     The type of the file is told from its content; the name and the type that the client gives are not trusted. Limits: 4,718,592 bytes with the request, 26,214,400 uploaded before; 200 pages.
         *
         *     Scope: `documents:initiate`, `documents:write`; also `documents:ocr` when a page has to be read by OCR.
         */
        post: operations["appendDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/single": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read one document
         * @description Takes a document in and answers with what it says: its class, its text and the nodes of its graph. Nothing is kept.
         *
         *     The type of the file is told from its content; the name and the type that the client gives are not trusted. Limits: 4,718,592 bytes with the request, 26,214,400 uploaded before; 200 pages.
         *
         *     Scope: `documents:initiate`; also `documents:ocr` when a page has to be read by OCR.
         */
        post: operations["submitDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the log of a session, or follow it
         * @description What happened to the session and what clients added, oldest first. With `Accept: text/event-stream` the answer goes on: each event comes as it is written, with its cursor as its id, until the session ends; a comment comes when nothing else does for 12 seconds. Who connects again with `Last-Event-ID`, as readers of such streams do by themselves, misses nothing.
         *
         *     The server itself writes:
         *
         *     | type | what it says |
         *     |---|---|
         *     | `org.w3id.arkive.session.started` | The session has started. Data: `expiresAt`. |
         *     | `org.w3id.arkive.session.resumed` | The session lasts longer. Data: `expiresAt`. |
         *     | `org.w3id.arkive.document.appended` | A document is kept in the session. Data: `requestId`. |
         *     | `org.w3id.arkive.graph.fused` | The documents of the session were fused. Data: `graphId`. |
         *     | `org.w3id.arkive.session.ended` | The session is over, and what it held is gone. It is told, and stands in no log. |
         *
         *     Scope: `sessions:read`.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Add events to the log of a session
         * @description Events of CloudEvents 1.0: one as JSON, up to 100 as a JSON batch, or one in binary mode, its attributes in header fields `ce-…` and its data in the body. All are written, in their order, or none; when this is answered they are on the disk. An event that the log has already, by `id` and `source`, is not written again.
         *
         *     Scope: `events:write`.
         */
        post: operations["appendEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graph/.draft-nodes/{nodeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A node of a document, at the address that is its id
         * @description As JSON, JSON-LD, Turtle, TriG or N-Quads, by `Accept`. What the session does not hold is not there, whether or not it is elsewhere.
         *
         *     Scope: `sessions:read`.
         */
        get: operations["readDraftNode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graph/fuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make one graph of the documents of a session
         * @description What is the same thing in several documents becomes one node with a persistent id; what may be the same is kept apart and listed. The graph is kept in the session and replaces the one before; ids that were given once stay. The formats are those of `GET /graph/sources/{requestId}`; the report comes in JSON, and as PROV-O in the graph of provenance.
         *
         *     Scope: `sessions:read`.
         */
        post: operations["fuseGraphs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graph/fused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest fused graph of a session
         * @description As `POST /graph/fuse` answered it; and, by `Accept`, its transactions as a file.
         *
         *     As `text/csv` (RFC 4180, UTF-8, a header row): account by account, in each by time. Text that a spreadsheet would take for a formula has an apostrophe before it, which is no part of it. The columns:
         *
         *     | column | what stands in it |
         *     |---|---|
         *     | `id` | The persistent id of the transaction. |
         *     | `account` | The persistent id of its account. |
         *     | `institution` | Who keeps the account. |
         *     | `accountType` | Current, Savings, CreditCard or Loan. |
         *     | `sortCode` | Of the account: 12-34-56. |
         *     | `accountNumber` | Of the account, with its leading zeros. |
         *     | `iban` | Of the account. |
         *     | `cardNumber` | Of the account, masked as printed. |
         *     | `sequence` | Sorts an account by time, as text. |
         *     | `date` | The day it was booked: YYYY-MM-DD. |
         *     | `amount` | Exact; negative when it went out. |
         *     | `currency` | Of amount and balance (ISO 4217). |
         *     | `balance` | After the entry, as printed; negative when owed. |
         *     | `fullDescriptor` | The whole line as printed. |
         *     | `description` | What it was for. |
         *     | `counterparty` | The other party, as printed. |
         *     | `counterpartySortCode` | Of the other party. |
         *     | `counterpartyAccountNumber` | Of the other party. |
         *     | `reference` | The reference given with it. |
         *     | `notes` | What else is printed. |
         *     | `method` | How money moved, as printed. |
         *     | `methodCategory` | How money moved. |
         *     | `category` | The primary category. |
         *     | `subcategory` | The subsidiary category. |
         *     | `merchant` | The name of the merchant, or its id. |
         *     | `processor` | The name of the processor, or its id. |
         *     | `originalAmount` | What was spent in another currency. |
         *     | `originalCurrency` | That currency; ??? when none is printed. |
         *     | `exchangeRate` | As printed. |
         *
         *     As `application/x-ofx` (OFX 2.2): a statement for each account and currency. `FITID` is the last part of the transaction's id, which stays when the session is fused again. `LEDGERBAL` is the last balance that a document states; where none does it is left out rather than made up.
         *
         *     Scope: `sessions:read`.
         */
        get: operations["readFusedGraph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graph/nodes/{nodeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A node of the newest fused graph, at the address that is its id
         * @description As JSON, JSON-LD, Turtle, TriG or N-Quads, by `Accept`. What the session does not hold is not there, whether or not it is elsewhere.
         *
         *     Scope: `sessions:read`.
         */
        get: operations["readNode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graph/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The documents of a session
         * @description In the order in which they were appended, those too whose strict preference was not met.
         *
         *     Scope: `sessions:read`.
         */
        get: operations["listSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graph/sources/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The graph of one document
         * @description As JSON, JSON-LD, Turtle, TriG or N-Quads, by `Accept`. In all of them the graph is the same; where graphs have names it is named `{graph_base}/graphs/{requestId}`, and that of its provenance the same with `/provenance`.
         *
         *     Scope: `sessions:read`.
         */
        get: operations["readSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphql": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask in GraphQL
         * @description GraphQL over HTTP (https://graphql.github.io/graphql-over-http/draft/). The schema is read by introspection, which needs no credential; the scopes of each field stand in its description. Subscriptions go over websockets at this address (subprotocol `graphql-transport-ws`).
         *
         *     Queries alone. The header `apollo-require-preflight` has to be there, so that no other site can have a browser ask. Without `query` a browser is given an explorer.
         */
        get: operations["graphqlQuery"];
        put?: never;
        /**
         * Ask and act in GraphQL
         * @description GraphQL over HTTP (https://graphql.github.io/graphql-over-http/draft/). The schema is read by introspection, which needs no credential; the scopes of each field stand in its description. Subscriptions go over websockets at this address (subprotocol `graphql-transport-ws`).
         */
        post: operations["graphql"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server is alive */
        get: operations["isAlive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the audit log
         * @description Every change of tenants, clients, secrets, keys and settings, whether by this interface or at the command line of the server, with who did it. Entries are neither changed nor removed.
         *
         *     Scope: `management:audit:read`; also `management:tenants` for what other tenants own.
         */
        get: operations["readAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List clients
         * @description Without `tenantId` those of every tenant that the credential sees.
         *
         *     Scope: `management:clients:read`; also `management:tenants` for what other tenants own.
         */
        get: operations["listClients"];
        put?: never;
        /**
         * Make a client
         * @description Its secret is shown this once. Management scopes are granted by those who hold them themselves, and never to a public client.
         *
         *     Scope: `management:clients:write`; also `management:tenants` for what other tenants own.
         */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/clients/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a client
         * @description Revoked ones, too.
         *
         *     Scope: `management:clients:read`; also `management:tenants` for what other tenants own.
         */
        get: operations["readClient"];
        put?: never;
        post?: never;
        /**
         * End a client
         * @description From the next request on neither its secret, nor its keys, nor its tokens are good for anything, in every process. Nobody can read its sessions any more; they end when they are due.
         *
         *     Scope: `management:clients:write`; also `management:tenants` for what other tenants own.
         */
        delete: operations["revokeClient"];
        options?: never;
        head?: never;
        /**
         * Change a client
         * @description What it is called, in which environment it works, what it may do, and from where. A client that holds management scopes is changed by those who hold them, too.
         *
         *     Scope: `management:clients:write`; also `management:tenants` for what other tenants own.
         */
        patch: operations["changeClient"];
        trace?: never;
    };
    "/management/clients/{clientId}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API keys of a client
         * @description What opens the door is not in it.
         *
         *     Scope: `management:clients:read`; also `management:tenants` for what other tenants own.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Make an API key
         * @description It is shown this once.
         *
         *     Scope: `management:keys:write`; also `management:tenants` for what other tenants own.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/clients/{clientId}/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End an API key
         * @description From the next request on, in every process.
         *
         *     Scope: `management:keys:write`; also `management:tenants` for what other tenants own.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/clients/{clientId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a client a new secret
         * @description It is shown this once. The one of now ends at once, or after the overlap; any older one ends at once.
         *
         *     Scope: `management:clients:write`; also `management:tenants` for what other tenants own.
         */
        post: operations["rotateClientSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/clients/{clientId}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of a client
         * @description How the service works for it.
         *
         *     Scope: `management:clients:read`; also `management:tenants` for what other tenants own.
         */
        get: operations["readClientSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the settings of a client
         * @description They hold for sessions that start or are extended, documents that come, and fusions that are asked for from now on.
         *
         *     Scope: `management:clients:write`; also `management:tenants` for what other tenants own.
         */
        patch: operations["changeClientSettings"];
        trace?: never;
    };
    "/management/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tenants
         * @description All of them.
         *
         *     Scope: `management:tenants`.
         */
        get: operations["listTenants"];
        put?: never;
        /**
         * Make a tenant
         * @description Tenants own clients, and are walls between them: what one has does not exist for the others.
         *
         *     Scope: `management:tenants`.
         */
        post: operations["createTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/tenants/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a tenant
         * @description Its name, and since when it is there.
         *
         *     Scope: `management:tenants`.
         */
        get: operations["readTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename a tenant
         * @description Its id stays.
         *
         *     Scope: `management:tenants`.
         */
        patch: operations["changeTenant"];
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Metrics in the Prometheus text format */
        get: operations["readMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange client credentials for an access token
         * @description The client credentials grant (RFC 6749 §4.4). The client shows its id and secret in the body, or by HTTP Basic; not both. A token lives 3,600 seconds. Errors have the bodies of RFC 6749 §5.2.
         */
        post: operations["issueToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ontology": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ontology: classes and properties, and what they mean */
        get: operations["readOntology"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This description */
        get: operations["readInterfaceDescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a problem means and what to do about it */
        get: operations["explainProblem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server can take requests */
        get: operations["isReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description When this is answered, the key of the session is destroyed, and with it all that the session held.
         *
         *     Scope: `sessions:write`.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend a live session
         * @description The session now lasts its whole lifetime again, counted from this request.
         *
         *     Scope: `sessions:write`.
         */
        post: operations["resumeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a session, or continue one
         * @description A session keeps the documents that are appended to it, encrypted with a key of its own, until it ends or expires; then nothing of it can be read again. It belongs to the client that started it: for any other it does not exist.
         *
         *     Without `sessionId`, or when that names no live session of the client, a new session starts. Its session key comes as a partitioned cookie. A client with a credential may leave the cookie out of its requests; one that is sent has to be right.
         *
         *     A page of a public client shows no credential: it names its client in `clientId`, and its `Origin` has to be one of that client. From then on `Session-Id`, `Origin` and the cookie together stand in place of a credential, for the operations of sessions only.
         *
         *     Scope: `sessions:write`.
         */
        post: operations["startSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/websocket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get tickets for a websocket that follows a session
         * @description Connect to `/session/websocket?ticket={connectionTicket}` and send `{"kind": "authorise", "ticket": "{authorisationTicket}"}`, with the cursor of the last event that was received as `after`. What comes is JSON: `{"kind": "ready", "sessionId", "cursor"}`, then `{"kind": "event", "cursor", "recordedAt", "event"}` for each event of the log, `{"kind": "heartbeat", "cursor"}` when nothing happens, and `{"kind": "ended", "event"}` when the session is over. Nothing else is sent to the server. Why the server closed:
         *
         *     | code | why | connect again |
         *     |---|---|---|
         *     | 4400 | a message that is not expected | no |
         *     | 4401 | the authorisation ticket is wrong, used or too old | yes, with new tickets |
         *     | 4403 | the credential was revoked or has expired | no |
         *     | 4408 | no message came in time | yes, with new tickets |
         *     | 4410 | the session is over | no |
         *     | 1011 | the service failed | yes, with new tickets |
         *     | 1001 | the service is shutting down | yes, with new tickets |
         *
         *     Scope: `websockets:initiate`.
         */
        post: operations["openWebsocket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the service works for this client
         * @description What the client may do, how long its sessions live, what is kept, what fusions may do, which documents are read, and the limits that matter to a client. What is changed here or at the command line of the server holds for the next request.
         *
         *     Scope: `settings:read`.
         */
        get: operations["readSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sparql": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask in SPARQL
         * @description SPARQL 1.1 Protocol (https://www.w3.org/TR/sparql11-protocol/). A query sees the graphs of the sessions that `Session-Id` names, whatever it writes in FROM, GRAPH or SERVICE. The default graph of a session is its newest fused graph, or the graphs of its documents while there is none; every graph can be asked by name. Updates are refused. Declared in every query: `ark:`, `rdf:`, `rdfs:`, `xsd:`, `prov:`, `dcterms:`, `spdx:`, `node:` and `graph:`.
         *
         *     Without `query` the service describes itself in RDF (SPARQL 1.1 Service Description), and a browser is given an editor; neither takes a credential or a session.
         *
         *     Scope: `sessions:read`.
         */
        get: operations["query"];
        put?: never;
        /**
         * Ask in SPARQL, with a query of any length
         * @description As `GET /sparql`; the query is a form field or the body itself.
         *
         *     Scope: `sessions:read`.
         */
        post: operations["postQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to send a large file
         * @description For files of up to 26,214,400 bytes. The answer has an address for each part, where its bytes are PUT, in any order, again if need be; then the list of parts is POSTed to `completeUri`, and `uploadId` stands in place of the file in `POST /documents/single` and `POST /documents/append`. An upload belongs to its client, is used once, and lives 60 minutes at most.
         *
         *     With `Session-Id` it belongs to that session, too: only there it can be used, and with it it ends.
         *
         *     Scope: `documents:initiate`.
         */
        post: operations["beginUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{uploadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make one file of the parts
         * @description At `completeUri`. All parts are listed in ascending order, each with the `ETag` of its last PUT; then the file is checked against what was declared of it. Asked again with the same list, the answer is the same.
         */
        post: operations["completeUpload"];
        /**
         * Abort an upload
         * @description At `completeUri`, or without its signature and with the credential of the client instead. When this is answered, nothing of the upload can be read again.
         *
         *     Scope: `documents:initiate`. A signature does without.
         */
        delete: operations["abortUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{uploadId}/parts/{partNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send a part
         * @description At an address that `POST /uploads` gave, which may as well lead to the storage behind this server. The body is the bytes of the part, as many as it has to have. A part that is sent again takes the place of the earlier one. Semantics are those of `UploadPart` in the API of Amazon S3.
         */
        put: operations["sendPart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhooks of the client
         * @description All of them, oldest first.
         *
         *     Scope: `webhooks:read`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Be told of sessions as things happen
         * @description What happens to sessions of the client is sent to the address, as a CloudEvent in JSON, signed by the scheme of Standard Webhooks (https://www.standardwebhooks.com): headers `webhook-id`, `webhook-timestamp`, `webhook-signature`. A message holds ids and types, never what a document says. It is tried until the receiver answers with a status of 200 to 299, at most 14 times in some three days, each time under the same `webhook-id`; order is not promised, the `cursor` in the data tells it. The secret is shown this once.
         *
         *     | type | what it says |
         *     |---|---|
         *     | `org.w3id.arkive.session.started` | The session has started. Data: `expiresAt`. |
         *     | `org.w3id.arkive.session.resumed` | The session lasts longer. Data: `expiresAt`. |
         *     | `org.w3id.arkive.document.appended` | A document is kept in the session. Data: `requestId`. |
         *     | `org.w3id.arkive.graph.fused` | The documents of the session were fused. Data: `graphId`. |
         *     | `org.w3id.arkive.session.ended` | The session is over, and what it held is gone. It is told, and stands in no log. |
         *     | `org.w3id.arkive.event.appended` | A client added an event to the session. Data: `cursor`, and as `eventType` the type of that event; the event itself is read there. |
         *
         *     Scope: `webhooks:write`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook
         * @description Its address, its types, and whether it works.
         *
         *     Scope: `webhooks:read`.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Remove a webhook
         * @description With all that was to be told to it.
         *
         *     Scope: `webhooks:write`.
         */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook, or enable it again
         * @description What is left out stays as it is.
         *
         *     Scope: `webhooks:write`.
         */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what became of messages
         * @description Kept for 7 days, and no longer than their session.
         *
         *     Scope: `webhooks:read`.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have messages sent again
         * @description One, or those that were made in a time; delivered or given up.
         *
         *     Scope: `webhooks:write`.
         */
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of a webhook
         * @description The new secret is shown this once. The one before signs beside it for 24 hours.
         *
         *     Scope: `webhooks:write`.
         */
        post: operations["renewWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message for trying out
         * @description Of the type `org.w3id.arkive.webhook.test`, whatever types the webhook asks for.
         *
         *     Scope: `webhooks:write`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description That a person or organisation holds an account. */
        AccountHolder: {
            /**
             * Format: uri
             * @description The account that is held. Leads to ark:Account.
             */
            appliesTo: string;
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /**
             * Format: uri
             * @description Who holds it. Leads to ark:Party.
             */
            relatedTo: string;
            /** @description Whether the holder is named first. */
            relationship?: components["schemas"]["HolderRank"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:AccountHolder";
        };
        /**
         * @description In which scheme the identifier names the account.
         * @enum {string}
         */
        AccountIdentifierType: "SORT_CODE_ACCOUNT_NUMBER" | "IBAN" | "BIC" | "CARD_NUMBER" | "LABEL";
        /** @description An account number of seven or eight digits. */
        AccountNumber: string;
        /**
         * @description What kind of account it is.
         * @enum {string}
         */
        AccountType: "Current" | "Savings" | "CreditCard" | "Loan";
        /** @description A postal address. */
        Address: {
            /** @description The lines of the address in order, without the postcode. */
            addressLines: components["schemas"]["Text"][];
            /** @description The country, as printed. */
            country?: components["schemas"]["Text"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description The postcode. */
            postcode: components["schemas"]["Text"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:Address";
        };
        /** @description An amount in major units with two decimals or none, as printed, never negative. Text, so that 12.30 stays 12.30. */
        Amount: string;
        /** @description An API key, without what opens the door. */
        ApiKey: {
            clientId: string;
            /** Format: date-time */
            createdAt: string;
            keyId: string;
            /**
             * Format: date-time
             * @description Since when it opens no door; null while it lives.
             */
            revokedAt: string | null;
            scopes: string[];
        };
        /** @description A key to be made. */
        ApiKeyCreation: {
            /** @description Some or all of those of its client. */
            scopes: string[];
        };
        /** @description The keys of a client, oldest first, revoked ones too. */
        ApiKeyList: {
            keys: components["schemas"]["ApiKey"][];
        };
        /** @description Who changed what. Secrets are in none of it. */
        AuditEntry: {
            /** @description `client.created`, `settings.changed`, … */
            action: string;
            /** @description Who did it; both null for somebody at the command line of the server. */
            actor: {
                clientId: string | null;
                /** @description The person for whom the client did it. */
                subjectId: string | null;
            };
            /** Format: date-time */
            at: string;
            /** @description What it is `after`, and was `before`. */
            change: {
                [key: string]: unknown;
            };
            entryId: string;
            /** @description The id of what was changed. */
            subject: string;
            tenantId: string;
        };
        /** @description Entries, oldest first. */
        AuditLog: {
            /** @description The end of this page: asked again with it, the log gives what came since. Null while there is nothing. */
            cursor: string | null;
            entries: components["schemas"]["AuditEntry"][];
        };
        /** @description Authorization server metadata (RFC 8414). */
        AuthorizationServerMetadata: {
            grant_types_supported: string[];
            /** Format: uri */
            issuer: string;
            /** Format: uri */
            jwks_uri: string;
            response_types_supported: string[];
            scopes_supported: string[];
            /** Format: uri */
            token_endpoint: string;
            token_endpoint_auth_methods_supported: string[];
        };
        /** @description What an account held when a day opened or closed. */
        Balance: {
            /** @description The day on which it was opened or closed with. */
            date: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /**
             * Format: uri
             * @description The account that holds the balance. Leads to ark:Account.
             */
            onAccount: string;
            /** @description Whether it opens or closes the period. */
            position: components["schemas"]["BalancePosition"];
            /** @description What the account held; Debit when overdrawn or owed. */
            totalAmount: components["schemas"]["DirectedCurrencyValue"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:Balance";
        };
        /**
         * @description Where in the period a balance stands.
         * @enum {string}
         */
        BalanceMoment: "Opening" | "Closing" | "Interim";
        /**
         * @description Whether a balance opens or closes the period.
         * @enum {string}
         */
        BalancePosition: "Opening" | "Closing";
        /**
         * @description Whether a balance counts booked entries alone, or those on their way too.
         * @enum {string}
         */
        BalanceType: "Booked" | "Interim";
        /** @description An account with a bank, building society or card issuer. */
        BankAccount: {
            /** @description Current, savings, card or loan. */
            accountType?: components["schemas"]["AccountType"];
            /** @description How much a card may be drawn. */
            creditLimit?: components["schemas"]["CurrencyValue"];
            /** @description The currency of the account. */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /**
             * Format: uri
             * @description The organisation that keeps the account. Leads to ark:Organisation.
             */
            issuedBy: string;
            /** @description How far an account may be overdrawn by arrangement. */
            overdraftLimit?: components["schemas"]["CurrencyValue"];
            /** @description What the issuer calls this kind of account. */
            productName?: components["schemas"]["Text"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:BankAccount";
        };
        /** @description One of the names of an account. */
        BankAccountIdentifier: {
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description The identifier as printed: 12-34-56 12345678; card numbers masked. */
            identifier: components["schemas"]["Text"];
            /** @description The scheme of the identifier. */
            identifierType: components["schemas"]["AccountIdentifierType"];
            /**
             * Format: uri
             * @description The account it names. Leads to ark:BankAccount.
             */
            relatedTo: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:BankAccountIdentifier";
        };
        /** @description Where the parts go. */
        BegunUpload: {
            /**
             * Format: uri
             * @description Signed: POST the list of parts there, or DELETE it to abort the upload.
             */
            completeUri: string;
            /**
             * Format: date-time
             * @description From here on the upload and its addresses are no more.
             */
            expiresAt: string;
            parts: {
                partNumber: number;
                /**
                 * Format: uri
                 * @description Signed; no other credential is needed. On this server, or on the storage behind it.
                 */
                uri: string;
            }[];
            /** @description Bytes of each part but the last, which has the rest. */
            partSize: number;
            /**
             * Format: uuid
             * @description Names the upload where a file would be sent.
             */
            uploadId: string;
        };
        /** @description A demand for payment for a period. */
        Bill: {
            /** @description What is to be paid, or is in credit, after the bill. */
            amountDue?: components["schemas"]["DirectedCurrencyValue"];
            /** @description The day by which to pay, or on which it is collected. */
            dueOn?: components["schemas"]["CalendarDate"];
            /** @description The last day of the period. */
            endDate?: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /**
             * Format: uri
             * @description The organisation that wants to be paid. Leads to ark:Organisation.
             */
            issuedBy: string;
            /** @description The day of issue. */
            issuedOn?: components["schemas"]["CalendarDate"];
            /** @description What was owed or in credit before the bill. */
            previousBalance?: components["schemas"]["DirectedCurrencyValue"];
            /** @description The number of the bill, or of what it is for. */
            reference?: components["schemas"]["Text"];
            /**
             * Format: uri
             * @description The account or property it is for. Leads to ark:Billable.
             */
            relatedTo: string;
            /** @description The first day of the period. */
            startDate?: components["schemas"]["CalendarDate"];
            /** @description The VAT in it. */
            tax?: components["schemas"]["CurrencyValue"];
            /** @description All charges of the period. */
            totalCharges?: components["schemas"]["CurrencyValue"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:Bill";
        };
        /** @description Whether there is such a thing, or words that describe it. */
        BooleanOrText: components["schemas"]["Flag"] | components["schemas"]["Text"];
        /**
         * Format: date
         * @description A calendar date without a time, written YYYY-MM-DD (ISO 8601).
         */
        CalendarDate: string;
        /** @description One item of a bill or of other terms. */
        Charge: {
            /** @description The day it was charged. */
            date?: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description What is charged for. */
            name?: components["schemas"]["Text"];
            /** @description The last day that is charged for. */
            periodEnd?: components["schemas"]["CalendarDate"];
            /** @description The first day that is charged for. */
            periodStart?: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The bill, illustration or statement that lists it. Leads to ark:Node.
             */
            relatedTo: string;
            /** @description How much; Credit for a discount. */
            totalAmount: components["schemas"]["CurrencyValue"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:Charge";
        };
        /** @description A program that may call the service. */
        Client: {
            clientId: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description `production` reads every kind of document, and all addresses are https. `development` reads the same, and addresses may be of this machine by http. `sandbox` is `development` with the kinds of documents in `GET /settings` alone.
             * @enum {string}
             */
            environment: "production" | "sandbox" | "development";
            /**
             * @description A public client has no secret: a page in a browser, or an app.
             * @enum {string}
             */
            kind: "confidential" | "public";
            /** @description For people. */
            name: string;
            /** @description From which pages it may call, each as a browser sends it: `https://app.example`. */
            origins: string[];
            /**
             * Format: date-time
             * @description Until when the secret before this one holds beside it.
             */
            previousSecretUntil: string | null;
            /** @description Where people may come back to after signing in, compared character by character. */
            redirectUris: string[];
            /**
             * Format: date-time
             * @description Since when nothing of it opens a door; null while it lives.
             */
            revokedAt: string | null;
            /** @description The most that can be granted to it. Keys and tokens that it has already follow at once. */
            scopes: ("documents:initiate" | "documents:ocr" | "documents:read" | "documents:write" | "sessions:read" | "sessions:write" | "websockets:initiate" | "enrichments:transactions" | "events:write" | "webhooks:read" | "webhooks:write" | "wallet:read" | "wallet:write" | "ais:initiate" | "identity:initiate" | "envelopes:read" | "envelopes:acl:read" | "envelopes:acl:write" | "settings:read" | "neuro:initiate" | "management:clients:read" | "management:clients:write" | "management:keys:write" | "management:audit:read" | "management:tenants")[];
            tenantId: string;
        };
        /** @description What is to be changed; lists take the place of those that were. */
        ClientChange: {
            /**
             * @description `production` reads every kind of document, and all addresses are https. `development` reads the same, and addresses may be of this machine by http. `sandbox` is `development` with the kinds of documents in `GET /settings` alone.
             * @enum {string}
             */
            environment?: "production" | "sandbox" | "development";
            /** @description For people. */
            name?: string;
            /** @description From which pages it may call, each as a browser sends it: `https://app.example`. */
            origins?: string[];
            /** @description Where people may come back to after signing in, compared character by character. */
            redirectUris?: string[];
            /** @description The most that can be granted to it. Keys and tokens that it has already follow at once. */
            scopes?: ("documents:initiate" | "documents:ocr" | "documents:read" | "documents:write" | "sessions:read" | "sessions:write" | "websockets:initiate" | "enrichments:transactions" | "events:write" | "webhooks:read" | "webhooks:write" | "wallet:read" | "wallet:write" | "ais:initiate" | "identity:initiate" | "envelopes:read" | "envelopes:acl:read" | "envelopes:acl:write" | "settings:read" | "neuro:initiate" | "management:clients:read" | "management:clients:write" | "management:keys:write" | "management:audit:read" | "management:tenants")[];
        };
        /** @description How the service works for the client that asks. */
        ClientConfiguration: {
            clientId: string;
            /** @description What can be sent. */
            documents: {
                /** @description The kinds that are read in the environment of the client. */
                classes: {
                    classIdentifier: string;
                    className: string;
                }[];
                maximumPages: number;
                /** @description Of a file that is sent with the request. */
                maximumSizeInBytes: number;
                /** @description Of a file that was uploaded before. */
                maximumUploadSizeInBytes: number;
                /** @description Whether this credential may send pictures of text. */
                recognition: boolean;
            };
            /**
             * @description `production` reads every kind of document, and all addresses are https. `development` reads the same, and addresses may be of this machine by http. `sandbox` is `development` with the kinds of documents in `GET /settings` alone.
             * @enum {string}
             */
            environment: "production" | "sandbox" | "development";
            /** @description What a fusion may do. */
            fusion: {
                /** @description The types of nodes that rules may make and no document has. */
                generate: string[];
                /** @description The rules that may be applied. */
                rules: string[];
            };
            /** @description What was granted to the credential of this request. */
            grantedScopes: string[];
            /**
             * @description A public client has no secret: a page in a browser, or an app.
             * @enum {string}
             */
            kind: "confidential" | "public";
            name: string;
            /** @description The operations of this interface that this credential may call: `POST /documents/single`, … */
            operations: string[];
            /** @description From which pages it may call, each as a browser sends it: `https://app.example`. */
            origins: string[];
            /** @description Where people may come back to after signing in, compared character by character. */
            redirectUris: string[];
            /** @description What is kept of documents. */
            retention: {
                /** @description Whether files are kept with their graphs: of documents that come from now on. */
                files: boolean;
            };
            /** @description What can be granted to the client. */
            scopes: string[];
            /** @description How long sessions live. */
            sessions: {
                /** @description Of a session that does not say. */
                defaultLifetimeInSeconds: number;
                /** @description What is asked for beyond it is cut. */
                maximumLifetimeInSeconds: number;
                /** @description The shortest that can be asked for. */
                minimumLifetimeInSeconds: number;
            };
            tenantId: string;
        };
        /** @description A client to be made. */
        ClientCreation: {
            /**
             * @description `production` reads every kind of document, and all addresses are https. `development` reads the same, and addresses may be of this machine by http. `sandbox` is `development` with the kinds of documents in `GET /settings` alone.
             * @enum {string}
             */
            environment?: "production" | "sandbox" | "development";
            /**
             * @description A public client has no secret: a page in a browser, or an app.
             * @enum {string}
             */
            kind?: "confidential" | "public";
            /** @description For people. */
            name: string;
            /** @description From which pages it may call, each as a browser sends it: `https://app.example`. */
            origins?: string[];
            /** @description Where people may come back to after signing in, compared character by character. */
            redirectUris?: string[];
            /** @description The most that can be granted to it. Keys and tokens that it has already follow at once. */
            scopes: ("documents:initiate" | "documents:ocr" | "documents:read" | "documents:write" | "sessions:read" | "sessions:write" | "websockets:initiate" | "enrichments:transactions" | "events:write" | "webhooks:read" | "webhooks:write" | "wallet:read" | "wallet:write" | "ais:initiate" | "identity:initiate" | "envelopes:read" | "envelopes:acl:read" | "envelopes:acl:write" | "settings:read" | "neuro:initiate" | "management:clients:read" | "management:clients:write" | "management:keys:write" | "management:audit:read" | "management:tenants")[];
            /** @description The own tenant of who asks, unless told. */
            tenantId?: string;
        };
        /** @description Clients, oldest first, revoked ones too. */
        ClientList: {
            clients: components["schemas"]["Client"][];
            /** @description Where the next page begins; null when this was the last. */
            cursor: string | null;
        };
        /** @description How the service works for a client. */
        ClientSettings: {
            /** @description The most that fusions of its sessions may do. */
            fusion: {
                /** @description Whether rules may make nodes that no document has, or of which types. */
                generate: boolean | string[];
                /** @description Rules that fusion may apply; null for all of them. */
                rules: string[] | null;
            };
            /** @description What is kept of documents. */
            retention: {
                /** @description Whether files are kept with their graphs: of documents that come from now on. */
                files: boolean;
            };
            /** @description How long its sessions live. */
            sessions: {
                /** @description Of a session that does not say. */
                defaultLifetimeInSeconds: number;
                /** @description What is asked for beyond it is cut. */
                maximumLifetimeInSeconds: number;
            };
        };
        /** @description What is to be set; the rest stays. */
        ClientSettingsChange: {
            /** @description Of fusions. */
            fusion?: {
                /** @description Whether rules may make nodes that no document has, or of which types. */
                generate?: boolean | string[];
                /** @description Rules that fusion may apply; null for all of them. */
                rules?: string[] | null;
            };
            /** @description Of retention. */
            retention?: {
                /** @description Whether files are kept with their graphs: of documents that come from now on. */
                files?: boolean;
            };
            /** @description Of sessions. */
            sessions?: {
                /** @description Of a session that does not say. */
                defaultLifetimeInSeconds?: number;
                /** @description What is asked for beyond it is cut. */
                maximumLifetimeInSeconds?: number;
            };
        };
        /** @description An event of CloudEvents 1.0 in its JSON format. Extension attributes stand beside the others: lower-case letters and digits, with a text, a whole number of 32 bits or a truth value. */
        CloudEvent: {
            /** @description Any JSON. */
            data?: unknown;
            /** @description Data that is no text, in base64. */
            data_base64?: string;
            /** @example application/json */
            datacontenttype?: string;
            /** Format: uri */
            dataschema?: string;
            /** @description With `source` it names the event. */
            id: string;
            /** @description Where it happened: a URI reference (RFC 3986). */
            source: string;
            /** @enum {string} */
            specversion: "1.0";
            subject?: string;
            /** @description When it happened, as its source has it (RFC 3339). */
            time?: string;
            /** @example com.example.consent.given */
            type: string;
        } & {
            [key: string]: unknown;
        };
        CloudEventBatch: components["schemas"]["CloudEvent"][];
        /**
         * @description The valuation band of a dwelling; I exists in Wales only.
         * @enum {string}
         */
        CouncilTaxBand: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I";
        /** @description The council tax of one dwelling for one year. */
        CouncilTaxCharge: {
            /**
             * Format: uri
             * @description The dwelling. Leads to ark:Property.
             */
            appliesTo: string;
            /** @description The valuation band. */
            band?: components["schemas"]["CouncilTaxBand"];
            /** @description The charge before discounts and reliefs. */
            grossAmount?: components["schemas"]["CurrencyValue"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description The charge after discounts and reliefs. */
            netAmount?: components["schemas"]["CurrencyValue"];
            /**
             * Format: uri
             * @description The bill that charges it. Leads to ark:Bill.
             */
            relatedTo: string;
            /** @description The year that is charged for. */
            taxYear?: components["schemas"]["TaxYear"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:CouncilTaxCharge";
        };
        /** @description A whole number, zero or more. */
        Count: number;
        /** @description The other party of a transaction, as printed. */
        Counterparty: {
            /** @description The account number of the other party. */
            accountNumber?: components["schemas"]["AccountNumber"];
            /** @description The name of the other party. */
            name?: components["schemas"]["Text"];
            /** @description The sort code of the other party. */
            sortCode?: components["schemas"]["SortCode"];
        };
        /** @description A state by three capital letters (ISO 3166-1 alpha-3, with the additions of ICAO 9303-3 §5). */
        CountryCode: string;
        /** @description A new API key. */
        CreatedApiKey: {
            /** @description Shown this once. */
            apiKey: string;
            clientId: string;
            /** Format: date-time */
            createdAt: string;
            keyId: string;
            /**
             * Format: date-time
             * @description Since when it opens no door; null while it lives.
             */
            revokedAt: string | null;
            scopes: string[];
        };
        /** @description A new client. */
        CreatedClient: {
            clientId: string;
            /** @description Shown this once; null for a public client. */
            clientSecret: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description `production` reads every kind of document, and all addresses are https. `development` reads the same, and addresses may be of this machine by http. `sandbox` is `development` with the kinds of documents in `GET /settings` alone.
             * @enum {string}
             */
            environment: "production" | "sandbox" | "development";
            /**
             * @description A public client has no secret: a page in a browser, or an app.
             * @enum {string}
             */
            kind: "confidential" | "public";
            /** @description For people. */
            name: string;
            /** @description From which pages it may call, each as a browser sends it: `https://app.example`. */
            origins: string[];
            /**
             * Format: date-time
             * @description Until when the secret before this one holds beside it.
             */
            previousSecretUntil: string | null;
            /** @description Where people may come back to after signing in, compared character by character. */
            redirectUris: string[];
            /**
             * Format: date-time
             * @description Since when nothing of it opens a door; null while it lives.
             */
            revokedAt: string | null;
            /** @description The most that can be granted to it. Keys and tokens that it has already follow at once. */
            scopes: ("documents:initiate" | "documents:ocr" | "documents:read" | "documents:write" | "sessions:read" | "sessions:write" | "websockets:initiate" | "enrichments:transactions" | "events:write" | "webhooks:read" | "webhooks:write" | "wallet:read" | "wallet:write" | "ais:initiate" | "identity:initiate" | "envelopes:read" | "envelopes:acl:read" | "envelopes:acl:write" | "settings:read" | "neuro:initiate" | "management:clients:read" | "management:clients:write" | "management:keys:write" | "management:audit:read" | "management:tenants")[];
            tenantId: string;
        };
        /** @description A currency by its three capital letters (ISO 4217). */
        CurrencyCode: string;
        /** @description The amount in the currency that was spent, and the rate at which it was converted. */
        CurrencyConversion: {
            /** @description The amount in the currency that was spent. */
            amount?: components["schemas"]["ForeignCurrencyValue"];
            /** @description How much of the foreign currency was had for one of the account's, or as the document gives it. */
            rate?: components["schemas"]["ExchangeRate"];
            /** @enum {string} */
            type: "ark:CurrencyConversion";
        };
        /** @description An amount of money, with a direction where its row says so. */
        CurrencyValue: {
            /** @description The digits, as printed. */
            amount: components["schemas"]["Amount"];
            /** @description The currency of the amount or of the account. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Which way the money goes. */
            direction?: components["schemas"]["Direction"];
            /** @enum {string} */
            type: "ark:CurrencyValue";
        };
        /**
         * @description What happens when the day is no working day.
         * @enum {string}
         */
        DayFlexibility: "EXACT" | "WORKING_DAY_BEFORE" | "WORKING_DAY_AFTER" | "NEAREST_WORKING_DAY";
        /** @description A day of the month, 1 to 31; 31 is the last day of any month. */
        DayOfMonth: number;
        /** @description A day of the week, 0 to 6, from Sunday. */
        DayOfWeek: number;
        /** @description An amount of money that says Debit when it is negative. */
        DebitableCurrencyValue: {
            /** @description The digits, as printed. */
            amount: components["schemas"]["Amount"];
            /** @description The currency of the amount or of the account. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Which way the money goes. */
            direction?: components["schemas"]["DebitDirection"];
            /** @enum {string} */
            type: "ark:CurrencyValue";
        };
        /**
         * @description It says Debit when the amount is negative, and nothing otherwise.
         * @enum {string}
         */
        DebitDirection: "Debit";
        /** @description A decimal number as text, never negative, with as many decimals as were printed or worked out. */
        DecimalAmount: string;
        /** @description An amount of money that goes one way or the other. */
        DirectedCurrencyValue: {
            /** @description The digits, as printed. */
            amount: components["schemas"]["Amount"];
            /** @description The currency of the amount or of the account. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Which way the money goes. */
            direction: components["schemas"]["Direction"];
            /** @enum {string} */
            type: "ark:CurrencyValue";
        };
        /**
         * @description Which way money goes, seen from the holder: Credit adds to what is held, Debit takes from it.
         * @enum {string}
         */
        Direction: "Credit" | "Debit";
        /** @description One document of a file that holds several. */
        DocumentPart: {
            document: components["schemas"]["DocumentSummary"];
            firstPage: number;
            lastPage: number;
            /** @description The nodes that were read in it. */
            nodeIds: string[];
        };
        /** @description What kind of document it is. */
        DocumentSummary: {
            /** @description Calibrated: of the answers near 0.9, nine in ten are right. */
            classConfidence: number;
            /** @example banking-statement */
            classIdentifier: string;
            /**
             * @description `Context: Title`.
             * @example Banking: Current account statement
             */
            className: string;
            profilesMatched: {
                id: string;
                title: string;
                version: string;
            }[];
        };
        /**
         * @description On which side the driver sits.
         * @enum {string}
         */
        DriveSide: "Left" | "Right";
        /** @description Which vehicles a licence allows to drive. */
        DrivingEntitlement: {
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description Whether the entitlement is provisional. */
            isProvisional?: components["schemas"]["Flag"];
            /**
             * Format: uri
             * @description The licence that grants it. Leads to ark:Licence.
             */
            providedBy: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:DrivingEntitlement";
            /** @description The categories, as printed: AM, B1, B. */
            vehicleClassCodes?: components["schemas"]["Text"][];
        };
        /** @description That a person works for an organisation. */
        Employment: {
            /** @description The department, as printed. */
            department?: components["schemas"]["Text"];
            /**
             * Format: uri
             * @description Who is employed. Leads to ark:Person.
             */
            employee?: string;
            /**
             * Format: uri
             * @description Who employs. Leads to ark:Party.
             */
            employer?: string;
            /** @description The day it ended. */
            endedOn?: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description The title of the job. */
            jobTitle?: components["schemas"]["Text"];
            /** @description How often pay is paid. */
            payFrequency?: components["schemas"]["PayFrequency"];
            /** @description The payroll number. */
            reference?: components["schemas"]["Text"];
            /** @description The day it began. */
            startedOn?: components["schemas"]["CalendarDate"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:Employment";
        };
        /** @description A stretch of the log of a session, oldest first. */
        EventPage: {
            /** @description Give it as `after` to go on from here. */
            cursor: string;
            events: {
                /** @description A place in the log of the session. */
                cursor: string;
                event: components["schemas"]["CloudEvent"];
                /**
                 * Format: date-time
                 * @description When it was written down.
                 */
                recordedAt: string;
            }[];
            /** @description Whether the log has more by now. */
            more: boolean;
        };
        /** @description Where the events stand, in the order in which they were sent. */
        EventReceipts: {
            events: {
                /** @description A place in the log of the session. */
                cursor: string;
                /** @description The log had it already. */
                duplicate: boolean;
                id: string;
                source: string;
            }[];
        };
        /** @description A rate of exchange as text, with at most ten decimals. */
        ExchangeRate: string;
        /** @description An expectation that is not met. */
        ExpectationIssue: {
            /**
             * Format: uri
             * @description The node, where it is one in particular.
             */
            nodeId?: string;
            /**
             * @description The compact name of the type.
             * @example ark:Transaction
             */
            nodeType: string;
            reason: string;
        };
        /** @description What was expected of the nodes and not found. */
        Expectations: {
            /** @description What is required. */
            errors: components["schemas"]["ExpectationIssue"][];
            /** @description What is optional. */
            info: components["schemas"]["ExpectationIssue"][];
            /** @description What is recommended. */
            warnings: components["schemas"]["ExpectationIssue"][];
        };
        /** @description What a document says. */
        ExtractionResponse: {
            /** @description Who asked. */
            clientDescription: {
                clientId: string;
                /** @description The person for whom the client calls; null when it calls for itself. */
                subjectId: string | null;
                tenantId: string;
            };
            inputs: components["schemas"]["Input"][];
            /**
             * Format: uuid
             * @description The same as in the header `X-Request-Id`.
             */
            requestId: string;
            result: components["schemas"]["ExtractionResult"];
        };
        /** @description The document, its text and its graph. */
        ExtractionResult: {
            /** @description Of a file with several documents, the longest of them. */
            document: components["schemas"]["DocumentSummary"];
            nodes: components["schemas"]["Node"][];
            /** @description Only where a file holds several documents: each of them, in page order. */
            parts?: components["schemas"]["DocumentPart"][];
            /** @description Where every value was read; only with `?include=provenance`. */
            provenance?: components["schemas"]["Provenance"][];
            /** @description How the reading went. */
            status: {
                expectations: components["schemas"]["Expectations"];
                /** @enum {string} */
                extraction: "COMPLETE";
                /**
                 * @description Pending when the class is not sure, a fallback profile was used, or a required expectation is unsatisfied.
                 * @enum {string}
                 */
                review: "REVIEW_NOT_REQUIRED" | "REVIEW_PENDING";
            };
            /** @description The text of the document. */
            text: {
                content: string;
                /** @enum {string} */
                source: "Embedded" | "OCR" | "Mixed";
            };
        };
        /** @description A number, whole or with decimals, that is no amount of money. */
        Figure: number;
        /** @description Whether something is so. */
        Flag: boolean;
        /** @description A currency by its three capital letters (ISO 4217), or ??? where the document prints an amount and no currency. */
        ForeignCurrencyCode: string;
        /** @description An amount in the currency that was spent, as printed. */
        ForeignCurrencyValue: {
            /** @description The digits, as printed. */
            amount: components["schemas"]["DecimalAmount"];
            /** @description The currency of the amount or of the account. */
            currency: components["schemas"]["ForeignCurrencyCode"];
            /** @enum {string} */
            type: "ark:CurrencyValue";
        };
        /**
         * @description What drives the vehicle.
         * @enum {string}
         */
        FuelType: "Petrol" | "Diesel" | "Electric" | "Hybrid" | "LPG";
        /** @description The documents of a session as one graph. */
        FusedGraph: {
            /** Format: date-time */
            fusedAt: string;
            /** Format: uuid */
            graphId: string;
            nodes: components["schemas"]["Node"][];
            report: components["schemas"]["FusionReport"];
        };
        /** @description What collapsed and why, what was made, what contradicts, and what stayed apart. */
        FusionReport: {
            conflicts: {
                /** @description As it stands in a node. */
                chosen: unknown;
                /** Format: uri */
                id: string;
                /** @example productName */
                property: string;
                /** @description The rule that chose. */
                rule: string;
                values: {
                    from: string[];
                    /** @description As it stands in a node. */
                    value: unknown;
                }[];
            }[];
            generated: {
                /** @description The nodes it was concluded from. */
                from: string[];
                /** Format: uri */
                id: string;
                /** @example transactions */
                property?: string;
                rule: string;
                /**
                 * @description The compact name of the type.
                 * @example ark:Transaction
                 */
                type: string;
                /** Format: uri */
                value?: string;
            }[];
            /** @description Every node of every document stands in exactly one row. */
            nodes: {
                /** @description The nodes of the documents. */
                from: string[];
                /**
                 * Format: uri
                 * @description Persistent: fusing again keeps it.
                 */
                id: string;
                rule: string;
                score: number;
                /**
                 * @description The compact name of the type.
                 * @example ark:Transaction
                 */
                type: string;
            }[];
            uncertain: {
                /** Format: uri */
                a: string;
                /** Format: uri */
                b: string;
                reason: string;
                score: number;
            }[];
        };
        /** @description How to fuse; everything can be left out. The settings of the client are the most that is done: a request can ask for less. */
        FusionRequest: {
            /** @description Whether nodes are made that no document has, such as an account seen only in payments to it, or of which types (`ark:BankAccount`); all when absent. */
            generate?: boolean | string[];
            /** @description Names of the rules to apply; all of them when absent. */
            rules?: string[];
        };
        /** @description What the operation gave. Each error has a `code` of the problems in its `extensions`. */
        GraphqlAnswer: {
            data?: {
                [key: string]: unknown;
            } | null;
            errors?: {
                [key: string]: unknown;
            }[];
        };
        /** @description An operation in GraphQL. */
        GraphqlRequest: {
            operationName?: string | null;
            query: string;
            variables?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description An operation with one file (https://github.com/jaydenseric/graphql-multipart-request-spec). */
        GraphqlUpload: {
            map: string;
            operations: string;
        } & {
            [key: string]: Blob;
        };
        /** @description The state of the server. */
        Health: {
            /** @enum {string} */
            status: "ok";
        };
        /**
         * @description Whether someone is named first or beside.
         * @enum {string}
         */
        HolderRank: "Primary" | "Secondary";
        /** @description A file as it was received. */
        Input: {
            /** @description SHA-256 (FIPS 180-4) of the file, in lower-case hexadecimal digits. */
            checksum: string;
            /** @description As the client named it. */
            filename: string;
            /**
             * @description Told from the content.
             * @enum {string}
             */
            mimeType: "application/pdf" | "image/jpeg" | "image/png";
            sizeInBytes: number;
        };
        /** @description One of the payments into which a bill is divided. */
        Instalment: {
            /** @description The day it falls due. */
            date: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /**
             * Format: uri
             * @description The bill it pays. Leads to ark:Bill.
             */
            relatedTo: string;
            /** @description How much is to be paid. */
            totalAmount: components["schemas"]["CurrencyValue"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:Instalment";
        };
        /** @description One part of what a policy covers. */
        InsuranceCoverage: {
            /** @description What the vehicle may be used for, as printed. */
            classOfUse?: components["schemas"]["Text"];
            /** @description The name of this part of the cover. */
            coverage: components["schemas"]["Text"];
            /** @description Whether it covers accidental damage. */
            coversAccidents?: components["schemas"]["Flag"];
            /** @description Whether it covers buildings. */
            coversBuildings?: components["schemas"]["Flag"];
            /** @description Whether it covers contents. */
            coversContents?: components["schemas"]["Flag"];
            /** @description Whether it covers emergencies in the home. */
            coversEmergency?: components["schemas"]["Flag"];
            /** @description Whether it covers legal costs. */
            coversLegal?: components["schemas"]["Flag"];
            /** @description Whether it covers possessions away from home. */
            coversPossessions?: components["schemas"]["Flag"];
            /** @description Whether it covers damage to the vehicle. */
            coversVehicleDamage?: components["schemas"]["Flag"];
            /** @description Whether it covers fire and theft of the vehicle. */
            coversVehicleFireTheft?: components["schemas"]["Flag"];
            /** @description Whether it covers harm done to others with the vehicle. */
            coversVehicleThirdParty?: components["schemas"]["Flag"];
            /** @description Whether it covers glass of the vehicle. */
            coversWindscreen?: components["schemas"]["Flag"];
            /** @description What the holder bears of each claim. */
            excess?: components["schemas"]["CurrencyValue"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description The most that is paid. */
            insuredAmount?: components["schemas"]["CurrencyValue"];
            /**
             * Format: uri
             * @description The policy. Leads to ark:InsurancePolicy.
             */
            relatedTo: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:InsuranceCoverage";
        };
        /** @description A contract of insurance, proposed or in force. */
        InsurancePolicy: {
            /**
             * Format: uri
             * @description The broker. Leads to ark:Organisation.
             */
            arrangedBy?: string;
            /** @description The last day of the period. */
            endDate?: components["schemas"]["CalendarDate"];
            /** @description What the holder bears of each claim. */
            excess?: components["schemas"]["CurrencyValue"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description What is insured. Leads to ark:Insurable. */
            insures?: string[];
            /**
             * Format: uri
             * @description The insurer. Leads to ark:Organisation.
             */
            issuedBy: string;
            /** @description The number of the policy. */
            policyNumber?: components["schemas"]["Text"];
            /** @description What kind of policy it is. */
            policyType: components["schemas"]["PolicyType"];
            /** @description The price of the policy for its period. */
            premium?: components["schemas"]["CurrencyValue"];
            /** @description The first day of the period. */
            startDate?: components["schemas"]["CalendarDate"];
            /** @description Proposed, or set out in a schedule. */
            status?: components["schemas"]["PolicyStatus"];
            /** @description The insurance premium tax in the premium. */
            tax?: components["schemas"]["CurrencyValue"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:InsurancePolicy";
        };
        /** @description A rate of interest and when it holds. */
        InterestRate: {
            /** @description How the rate is set. */
            determination: components["schemas"]["RateDetermination"];
            /** @description The first day of the rate. */
            effectiveFrom?: components["schemas"]["CalendarDate"];
            /** @description The last day of the rate. */
            effectiveUntil?: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description Interest for a year, in percent: 4.75%. */
            rate: components["schemas"]["Percentage"];
            /**
             * Format: uri
             * @description What bears the interest. Leads to ark:Node.
             */
            relatedTo: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:InterestRate";
        };
        /** @description An OpenAPI 3.0.0 document. */
        InterfaceDescription: {
            info: Record<string, never>;
            /** @enum {string} */
            openapi: "3.0.0";
            paths: Record<string, never>;
        };
        /** @description The same JSON with a context (JSON-LD 1.1). To a JSON-LD processor `nodes` is the named graph `id`, and `provenance` the graph of its provenance in PROV-O; the rest is no part of either. */
        JsonLdDocument: {
            "@context": Record<string, never>;
            /** Format: uri */
            id: string;
            nodes: Record<string, never>[];
        };
        /** @description Public keys (RFC 7517). */
        JwkSet: {
            keys: ({
                alg: string;
                kid: string;
                kty: string;
                /** @enum {string} */
                use: "sig";
            } & {
                [key: string]: string;
            })[];
        };
        /** @description A permission in the name of a person. */
        Licence: {
            /** @description The last day of validity. */
            expiresAt?: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description The day of issue. */
            issuedAt?: components["schemas"]["CalendarDate"];
            /** @description Which issue of the licence it is. */
            issueNumber?: components["schemas"]["Text"];
            /** @description The authority that issued it, as printed. */
            issuingAuthority?: components["schemas"]["Text"];
            /** @description The number of the licence. */
            licenceNumber: components["schemas"]["Text"];
            /** @description What it permits. */
            licenceType: components["schemas"]["LicenceType"];
            /**
             * Format: uri
             * @description Whose it is. Leads to ark:Person.
             */
            relatedTo: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:Licence";
        };
        /**
         * @description What kind of licence it is.
         * @enum {string}
         */
        LicenceType: "Driving";
        /** @description The lines for machines at the foot of a travel document (ICAO 9303-3 §4.9). */
        MachineReadableZone: {
            /** @description Its lines in order, with fillers. */
            lines?: components["schemas"]["Text"][];
            /** @description Whether all check digits agree. */
            valid?: components["schemas"]["Flag"];
        };
        /** @description What a meter showed. */
        MeterReading: {
            /** @description The day it was read. */
            date?: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description The number of the supply point: MPAN or MPRN. */
            meterPoint?: components["schemas"]["Text"];
            /** @description The number on the meter. */
            meterSerialNumber?: components["schemas"]["Text"];
            /** @description The figure on the meter, in the units the meter counts. */
            reading?: components["schemas"]["Figure"];
            /** @description Actual, estimated, or given by the customer. */
            readingType?: components["schemas"]["ReadingType"];
            /**
             * Format: uri
             * @description The bill that gives it. Leads to ark:Bill.
             */
            relatedTo: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:MeterReading";
            /** @description What is supplied. */
            utility?: components["schemas"]["Utility"];
        };
        /**
         * @description How money was moved, from the general to the particular.
         * @enum {string}
         */
        MethodCategory: "PAYMENT" | "PAYMENT:ONLINE" | "PAYMENT:DIRECT_DEBIT" | "PAYMENT:STANDING_ORDER" | "PAYMENT:CARD" | "PAYMENT:CARD:CONTACTLESS" | "TRANSFER" | "TRANSFER:OUT" | "TRANSFER:FASTER" | "TRANSFER:SAVINGS:OUT" | "TRANSFER:SAVINGS:IN" | "TRANSFER:P2P" | "TRANSFER:CHAPS" | "CREDIT" | "UNKNOWN";
        /** @description A loan secured on a property. */
        MortgageAccount: {
            /** @description The number of the account, as printed. */
            accountNumber: components["schemas"]["Text"];
            /**
             * Format: uri
             * @description The organisation that keeps the account. Leads to ark:Organisation.
             */
            accountProvider: string;
            /**
             * Format: uri
             * @description The mortgaged property. Leads to ark:Property.
             */
            appliesTo?: string;
            /** @description The day it ended. */
            endedOn?: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /**
             * Format: uri
             * @description The illustration it was offered with. Leads to ark:MortgageIllustration.
             */
            illustration?: string;
            /** @description How much is lent. */
            loanAmount?: components["schemas"]["CurrencyValue"];
            /** @description How many payments the loan has in all. Unit: NUM (QUDT). */
            numberOfPayments?: components["schemas"]["Count"];
            /** @description The day it began. */
            startedOn?: components["schemas"]["CalendarDate"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:MortgageAccount";
        };
        /** @description What a lender offers, on the standard form (ESIS). */
        MortgageIllustration: {
            /** @description The annual percentage rate of charge, a year. Unit: PERCENT (QUDT). */
            aprc?: components["schemas"]["Percentage"];
            /** @description What paying back early costs at most. */
            earlyRepaymentCharge?: components["schemas"]["CurrencyValue"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description The day of issue. */
            issuedOn?: components["schemas"]["CalendarDate"];
            /** @description How much is lent. */
            loanAmount?: components["schemas"]["CurrencyValue"];
            /** @description What the property is taken to be worth. */
            propertyValue?: components["schemas"]["CurrencyValue"];
            /**
             * Format: uri
             * @description The lender. Leads to ark:Organisation.
             */
            providedBy: string;
            /** @description The number of the illustration. */
            reference?: components["schemas"]["Text"];
            /** @description Who applies for the loan. Leads to ark:Person. */
            relatedTo?: string[];
            /** @description How long it runs, or still runs. Unit: MO (QUDT). */
            termMonths?: components["schemas"]["Count"];
            /** @description All that is paid over the whole term. */
            totalPayable?: components["schemas"]["CurrencyValue"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:MortgageIllustration";
            /** @description The last day of the offer. */
            validUntil?: components["schemas"]["CalendarDate"];
        };
        /** @description How a mortgage, or a part of it, is paid back. */
        MortgagePaymentPlan: {
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description How much is lent. */
            loanAmount?: components["schemas"]["CurrencyValue"];
            /** @description What is paid each month. */
            monthlyPayment?: components["schemas"]["CurrencyValue"];
            /**
             * Format: uri
             * @description The account or illustration it is a plan of. Leads to ark:Node.
             */
            relatedTo: string;
            /** @description How the capital is paid back. */
            repaymentMethod: components["schemas"]["RepaymentMethod"];
            /** @description How long it runs, or still runs. Unit: MO (QUDT). */
            termMonths?: components["schemas"]["Count"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:MortgagePaymentPlan";
        };
        /** @description What a webhook is to be. */
        NewWebhook: {
            /** @description For people. */
            description?: string;
            /** @description Whether messages are sent. What is to be told while they are not waits, as long as its session lives. */
            enabled?: boolean;
            /** @description Which types of events are told; all of them when the list is empty. */
            types?: ("org.w3id.arkive.session.started" | "org.w3id.arkive.session.resumed" | "org.w3id.arkive.document.appended" | "org.w3id.arkive.graph.fused" | "org.w3id.arkive.session.ended" | "org.w3id.arkive.event.appended")[];
            /**
             * Format: uri
             * @description Where messages are sent: an https address on the public Internet; for a client that develops, on a server that runs on its own machine, also an http address of that machine.
             */
            url: string;
        };
        /** @description A node of the graph; `type` says which. */
        Node: components["schemas"]["BankAccount"] | components["schemas"]["BankAccountIdentifier"] | components["schemas"]["AccountHolder"] | components["schemas"]["Statement"] | components["schemas"]["Balance"] | components["schemas"]["Transaction"] | components["schemas"]["Transfer"] | components["schemas"]["TransactionPattern"] | components["schemas"]["UtilityTariff"] | components["schemas"]["UtilityProvider"] | components["schemas"]["UtilityAccount"] | components["schemas"]["Bill"] | components["schemas"]["Charge"] | components["schemas"]["MeterReading"] | components["schemas"]["CouncilTaxCharge"] | components["schemas"]["Instalment"] | components["schemas"]["Employment"] | components["schemas"]["PayPeriod"] | components["schemas"]["PayItem"] | components["schemas"]["PayDeduction"] | components["schemas"]["TaxBasis"] | components["schemas"]["TaxCumulation"] | components["schemas"]["Passport"] | components["schemas"]["Licence"] | components["schemas"]["DrivingEntitlement"] | components["schemas"]["InsurancePolicy"] | components["schemas"]["Policyholder"] | components["schemas"]["InsuranceCoverage"] | components["schemas"]["Vehicle"] | components["schemas"]["VehicleValuation"] | components["schemas"]["VehicleSecuritySummary"] | components["schemas"]["Organisation"] | components["schemas"]["Person"] | components["schemas"]["Address"] | components["schemas"]["Residency"] | components["schemas"]["UserProfile"] | components["schemas"]["Verification"] | components["schemas"]["Property"] | components["schemas"]["MortgageAccount"] | components["schemas"]["MortgagePaymentPlan"] | components["schemas"]["InterestRate"] | components["schemas"]["MortgageIllustration"] | components["schemas"]["TenancyDeposit"] | components["schemas"]["Tenancy"];
        /** @description A refused token request (RFC 6749 §5.2). */
        OAuthError: {
            /** @enum {string} */
            error: "invalid_request" | "invalid_client" | "unsupported_grant_type" | "invalid_scope" | "server_error";
            error_description: string;
        };
        /** @description A company, council, charity or other body. */
        Organisation: {
            /** @description Internet domains of the organisation. */
            companyDomains?: components["schemas"]["Text"][];
            /** @description The number in the register of companies. */
            companyRegistrationNumber?: components["schemas"]["Text"];
            /** @description The firm reference number in the Financial Services Register. */
            fcaRegisterNumber?: components["schemas"]["Text"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description The address of its logo. */
            logo?: components["schemas"]["Text"];
            /** @description The name of the organisation. */
            name: components["schemas"]["Text"];
            /** @description The same organisation elsewhere, such as in Wikidata. */
            sameAs?: string[];
            /** @description Words by which it is found. */
            tags?: components["schemas"]["Text"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:Organisation";
            /** @description The address of its web site. */
            website?: components["schemas"]["Text"];
        };
        /**
         * @description Where the vehicle stands at night.
         * @enum {string}
         */
        OvernightLocation: "Garage" | "Driveway" | "Street" | "Compound" | "Car park" | "Property";
        /** @description A passport or travel document (ICAO 9303). */
        Passport: {
            /** @description The number of the document. */
            documentNumber: components["schemas"]["Text"];
            /** @description The last day of validity. */
            expiresAt?: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description The day of issue. */
            issuedAt?: components["schemas"]["CalendarDate"];
            /** @description The authority that issued it, as printed. */
            issuingAuthority?: components["schemas"]["Text"];
            /** @description The state that issued it. */
            issuingState: components["schemas"]["CountryCode"];
            /** @description The machine-readable zone. */
            machineReadableZone?: components["schemas"]["MachineReadableZone"];
            /** @description Nationality, as printed. */
            nationality?: components["schemas"]["Text"];
            /**
             * Format: uri
             * @description Whose it is. Leads to ark:Person.
             */
            relatedTo: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:Passport";
        };
        /** @description What the transactions of a series have in common. */
        PatternCommonality: {
            /** @description The average amount of the members. */
            amount?: components["schemas"]["DecimalAmount"];
            /** @description The category that the series shares. */
            category?: components["schemas"]["TransactionCategory"];
            /** @description The other party. */
            counterparty?: components["schemas"]["Counterparty"];
            /** @description The currency of the amount or of the account. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description What it was for, without what other properties say already. */
            description?: components["schemas"]["Text"];
            /** @description Which way the money goes. */
            direction?: components["schemas"]["Direction"];
            /**
             * Format: uri
             * @description The organisation that sold. Leads to ark:Organisation.
             */
            merchant?: string;
            /** @description The type of the transaction in common terms. */
            methodCategory?: components["schemas"]["MethodCategory"];
            /** @description The number or words by which the issuer or the payer refers to it. */
            reference?: components["schemas"]["Text"];
        };
        /** @description How many intervals: one or more. */
        PatternFrequency: number;
        /**
         * @description The unit in which a series repeats.
         * @enum {string}
         */
        PatternInterval: "MONTH" | "WEEK" | "QUARTER" | "SEMI_ANNUAL" | "ANNUAL";
        /** @description How often a series repeats. */
        PatternPeriod: {
            /** @description How many intervals lie between two members. */
            frequency: components["schemas"]["PatternFrequency"];
            /** @description The unit of the repetition. */
            interval: components["schemas"]["PatternInterval"];
            /** @description The day within the interval. */
            specifier: components["schemas"]["PatternSpecifier"];
        };
        /** @description On which day of the interval a member of the series falls. */
        PatternSpecifier: {
            /** @description 1 to 31; 31 is the last day of any month. */
            dayOfMonth?: components["schemas"]["DayOfMonth"];
            /** @description 0 to 6, from Sunday. */
            dayOfWeek?: components["schemas"]["DayOfWeek"];
            /** @description What happens on other than working days. */
            flexibility?: components["schemas"]["DayFlexibility"];
            /** @description Up to 4, counted from the start of the month; -1 is the last week. */
            weekOfMonth?: components["schemas"]["WeekOfMonth"];
        };
        /** @description One deduction from the pay of a period. */
        PayDeduction: {
            /** @description What it is deducted for, as printed. */
            description: components["schemas"]["Text"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /**
             * Format: uri
             * @description The pay period. Leads to ark:PayPeriod.
             */
            relatedTo: string;
            /** @description What is deducted; Credit when it is paid back. */
            totalAmount: components["schemas"]["CurrencyValue"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:PayDeduction";
        };
        /**
         * @description How often pay is paid.
         * @enum {string}
         */
        PayFrequency: "Weekly" | "Fortnightly" | "Four-weekly" | "Monthly" | "Quarterly" | "Semi-annual" | "Annual";
        /** @description One payment among the pay of a period. */
        PayItem: {
            /** @description What it is paid for, as printed. */
            description: components["schemas"]["Text"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description The pay for one hour, day or piece. */
            rateAmount?: components["schemas"]["Figure"];
            /**
             * Format: uri
             * @description The pay period. Leads to ark:PayPeriod.
             */
            relatedTo: string;
            /** @description What is paid for it. */
            totalAmount: components["schemas"]["CurrencyValue"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:PayItem";
            /** @description How many hours, days or pieces were worked. */
            workAmount?: components["schemas"]["Figure"];
        };
        /** @description The pay of an employment for one period. */
        PayPeriod: {
            /** @description The last day that is paid for. */
            endDate?: components["schemas"]["CalendarDate"];
            /** @description Pay before deductions. */
            grossPay?: components["schemas"]["DebitableCurrencyValue"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description What is paid out. */
            netPay?: components["schemas"]["DebitableCurrencyValue"];
            /** @description The part of pay on which no tax is payable. */
            nonTaxablePay?: components["schemas"]["DebitableCurrencyValue"];
            /** @description The day on which pay is paid. */
            paymentDate?: components["schemas"]["CalendarDate"];
            /** @description The part of pay that counts for the pension. */
            pensionablePay?: components["schemas"]["DebitableCurrencyValue"];
            /** @description The period as printed: Month 7. */
            period?: components["schemas"]["Text"];
            /**
             * Format: uri
             * @description The employment that is paid. Leads to ark:Employment.
             */
            relatedTo: string;
            /** @description The first day that is paid for. */
            startDate?: components["schemas"]["CalendarDate"];
            /** @description The part of pay on which tax is payable. */
            taxablePay?: components["schemas"]["DebitableCurrencyValue"];
            /** @description All deductions together. */
            totalDeductions?: components["schemas"]["DebitableCurrencyValue"];
            /** @description The credits that paid it. Leads to ark:Transaction. */
            transactions?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:PayPeriod";
        };
        /** @description A percentage as text with its sign: 4.75%. */
        Percentage: string;
        /** @description A natural person. */
        Person: {
            /** @description The day of birth. */
            dateOfBirth?: components["schemas"]["CalendarDate"];
            /** @description An e-mail address. */
            emailAddress?: components["schemas"]["Text"];
            /** @description The surname. */
            familyName?: components["schemas"]["Text"];
            /** @description The first given name. */
            givenName?: components["schemas"]["Text"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description Further given names. */
            middleNames?: components["schemas"]["Text"];
            /** @description The full name, as printed. */
            name: components["schemas"]["Text"];
            /** @description The National Insurance number. */
            nationalInsuranceNumber?: components["schemas"]["Text"];
            /** @description Nationality, as printed. */
            nationality?: components["schemas"]["Text"];
            /** @description The place of birth, as printed. */
            placeOfBirth?: components["schemas"]["Text"];
            /** @description Sex, as printed. */
            sex?: components["schemas"]["Sex"];
            /** @description A telephone number. */
            telephone?: components["schemas"]["Text"];
            /** @description The form of address: Mr, Dr. */
            title?: components["schemas"]["Text"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:Person";
        };
        /** @description That a person holds a policy. */
        Policyholder: {
            /**
             * Format: uri
             * @description The policy. Leads to ark:InsurancePolicy.
             */
            appliesTo: string;
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description For how many years nothing was claimed. Unit: YR (QUDT). */
            numberOfYearsWithoutClaims?: components["schemas"]["Count"];
            /** @description Whether the holder is named first. */
            priority?: components["schemas"]["HolderRank"];
            /**
             * Format: uri
             * @description Who holds it. Leads to ark:Party.
             */
            relatedTo: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:Policyholder";
        };
        /**
         * @description Whether the document proposes a policy or sets one out.
         * @enum {string}
         */
        PolicyStatus: "Proposal" | "Schedule";
        /**
         * @description What kind of risk is insured.
         * @enum {string}
         */
        PolicyType: "Motor" | "Home" | "Buildings" | "Contents" | "Life" | "Travel" | "Pet" | "Other";
        /**
         * @description What money was spent on or received for, in one of 23 fields of life.
         * @enum {string}
         */
        PrimaryCategory: "travel" | "banking" | "dependent_costs" | "entertainment" | "shopping" | "food_and_drink" | "income" | "transport" | "media_and_telecoms" | "expenses" | "insurance" | "borrowing_and_loans" | "charity" | "health_and_personal_care" | "home" | "taxes" | "pensions_savings_and_investments" | "education" | "gambling_and_lotteries" | "mortgage_and_rent" | "transfers" | "utilities" | "general";
        /** @description What went wrong (RFC 9457). */
        Problem: {
            /**
             * @description Stable: decide by this.
             * @enum {string}
             */
            code: "unsupported-media-type" | "missing-document" | "invalid-request" | "invalid-event" | "session-required" | "session-not-live" | "document-too-large" | "document-empty" | "document-damaged" | "document-not-in-sandbox" | "document-encrypted" | "too-many-pages" | "picture-too-large" | "page-too-large" | "too-many-words" | "reading-timeout" | "reading-memory" | "graph-timeout" | "graph-memory" | "query-invalid" | "query-too-complex" | "result-too-large" | "service-not-allowed" | "service-failed" | "webhook-address-refused" | "too-many-webhooks" | "event-log-full" | "unauthenticated" | "insufficient-scope" | "origin-not-allowed" | "page-not-allowed" | "session-key-mismatch" | "not-found" | "file-not-kept" | "method-not-allowed" | "not-acceptable" | "request-timeout" | "upload-not-found" | "upload-address-refused" | "upload-part-refused" | "upload-parts-refused" | "upload-incomplete" | "upload-differs" | "event-conflict" | "conflict" | "preference-failed" | "request-too-large" | "expectation-failed" | "too-many-requests" | "headers-too-large" | "internal-error" | "overloaded";
            /** @description What is wrong with this request, or what to do about it. */
            detail: string;
            /**
             * Format: uuid
             * @description The same as in the header `X-Request-Id`.
             */
            requestId: string;
            status: number;
            title: string;
            /**
             * Format: uri
             * @description Dereferences to an explanation.
             */
            type: string;
        };
        /** @description What a problem means. */
        ProblemExplanation: {
            /** @enum {string} */
            code: "unsupported-media-type" | "missing-document" | "invalid-request" | "invalid-event" | "session-required" | "session-not-live" | "document-too-large" | "document-empty" | "document-damaged" | "document-not-in-sandbox" | "document-encrypted" | "too-many-pages" | "picture-too-large" | "page-too-large" | "too-many-words" | "reading-timeout" | "reading-memory" | "graph-timeout" | "graph-memory" | "query-invalid" | "query-too-complex" | "result-too-large" | "service-not-allowed" | "service-failed" | "webhook-address-refused" | "too-many-webhooks" | "event-log-full" | "unauthenticated" | "insufficient-scope" | "origin-not-allowed" | "page-not-allowed" | "session-key-mismatch" | "not-found" | "file-not-kept" | "method-not-allowed" | "not-acceptable" | "request-timeout" | "upload-not-found" | "upload-address-refused" | "upload-part-refused" | "upload-parts-refused" | "upload-incomplete" | "upload-differs" | "event-conflict" | "conflict" | "preference-failed" | "request-too-large" | "expectation-failed" | "too-many-requests" | "headers-too-large" | "internal-error" | "overloaded";
            /** @description What the caller can do about it. */
            remedy: string;
            status: number;
            title: string;
            /** Format: uri */
            type: string;
        };
        /** @description A home or other building. */
        Property: {
            /** @description The lines of the address in order, without the postcode. */
            addressLines?: components["schemas"]["Text"][];
            /** @description When it was built, as printed. */
            built?: components["schemas"]["Text"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description What the holder calls it. */
            label?: components["schemas"]["Text"];
            /** @description How many bedrooms it has. Unit: NUM (QUDT). */
            numberOfBedrooms?: components["schemas"]["Count"];
            /** @description The postcode. */
            postcode?: components["schemas"]["Text"];
            /** @description House, flat and the like, as printed. */
            propertyType?: components["schemas"]["Text"];
            /** @description Freehold, leasehold and the like, as printed. */
            tenure?: components["schemas"]["Text"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:Property";
        };
        /** @description Where one property of one node was read, and how. */
        Provenance: {
            /** @description Points (1/72 inch) on the page as submitted; origin top left, y grows downwards. */
            box: {
                x0: number;
                x1: number;
                y0: number;
                y1: number;
            };
            confidence: number;
            /** Format: uri */
            nodeId: string;
            page: number;
            /** @example amount */
            property: string;
            /**
             * @description `<profile or step>/<rule>`.
             * @example banking-statement/sortCode
             */
            rule: string;
            /** @description As printed. */
            text: string;
        };
        /**
         * @description How a rate of interest is set.
         * @enum {string}
         */
        RateDetermination: "Fixed" | "Standard Variable" | "Variable Tracker" | "Discount";
        /**
         * @description Who read the meter, or that nobody did.
         * @enum {string}
         */
        ReadingType: "Actual" | "Estimated" | "Customer";
        /**
         * @description How the capital of a mortgage is paid back.
         * @enum {string}
         */
        RepaymentMethod: "Repayment" | "Interest only" | "Part and part";
        /** @description That a person lives at a place. */
        Residency: {
            /**
             * Format: uri
             * @description Where. Leads to ark:Place.
             */
            appliesTo: string;
            /** @description The day it ended. */
            endedOn?: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /**
             * Format: uri
             * @description Who lives there. Leads to ark:Person.
             */
            relatedTo: string;
            /** @description The day it began. */
            startedOn?: components["schemas"]["CalendarDate"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:Residency";
        };
        /** @description The new secret. */
        RotatedSecret: {
            clientId: string;
            /** @description Shown this once. */
            clientSecret: string;
            /**
             * Format: date-time
             * @description Until when the secret before this one holds beside it.
             */
            previousSecretUntil: string | null;
        };
        /** @description How to change over. */
        SecretRotation: {
            /**
             * @description How long the secret of now holds beside the new one.
             * @default 0
             */
            overlapInSeconds?: number;
        };
        /** @description A live session. */
        Session: {
            /**
             * Format: date-time
             * @description From this moment on there is no such session.
             */
            expiresAt: string;
            /** @description Of a session that is continued: the documents that it holds, oldest first. */
            requests?: {
                /** Format: uuid */
                requestId: string;
            }[];
            /** Format: uuid */
            sessionId: string;
            /** Format: date-time */
            startedAt: string;
        };
        /** @description Names a session. */
        SessionResumeRequest: {
            sessionId: string;
        };
        /** @description What a session is to be; everything can be left out. */
        SessionStartRequest: {
            /** @description The public client that a page belongs to, which shows no credential; it has to come from an origin of that client. Beside a credential it may be left out. */
            clientId?: string;
            /**
             * @description What is over 604800, or less where the settings of the client say so, is cut to it; their default takes the place of this one, too (`GET /settings`).
             * @default 3600
             */
            lifetimeInSeconds?: number;
            /** @description The part of the world of the client that the session belongs to. A session is continued only under the key it was started with, when one is named. */
            partitionKey?: string;
            /** @description A session to continue, if it is live; else a new one starts. */
            sessionId?: string;
        };
        /**
         * @description Sex as identity documents print it: F, M, or X for not stated.
         * @enum {string}
         */
        Sex: "F" | "M" | "X";
        /** @description A sort code of six digits in pairs: 12-34-56. */
        SortCode: string;
        /** @description A document of a session, without its graph. */
        Source: {
            document: components["schemas"]["DocumentSummary"];
            /**
             * Format: uuid
             * @description The request that appended the same file before.
             */
            duplicateOf?: string;
            inputs: components["schemas"]["Input"][];
            /**
             * @description How many nodes there are of each type.
             * @example {
             *       "ark:BankAccount": 1,
             *       "ark:Transaction": 42
             *     }
             */
            nodeCounts: {
                [key: string]: number;
            };
            pageCount: number;
            /** Format: date-time */
            receivedAt: string;
            /**
             * Format: uuid
             * @description The request that appended it.
             */
            requestId: string;
            /** @description How the reading went. */
            status: {
                expectations: components["schemas"]["Expectations"];
                /**
                 * @description `NOT_PERFORMED` when a strict preference was not met: the file is kept, and has no graph.
                 * @enum {string}
                 */
                extraction: "COMPLETE" | "NOT_PERFORMED";
                /** @enum {string} */
                review: "REVIEW_NOT_REQUIRED" | "REVIEW_PENDING";
            };
        };
        /** @description The graph of one document. */
        SourceGraph: {
            document: components["schemas"]["DocumentSummary"];
            nodes: components["schemas"]["Node"][];
            /** @description Where every value was read; only with `?include=provenance`. */
            provenance?: components["schemas"]["Provenance"][];
            /** Format: uuid */
            requestId: string;
        };
        /** @description The documents of a session, in the order in which they were appended. */
        SourceList: {
            sources: components["schemas"]["Source"][];
        };
        /** @description A query as a form (SPARQL 1.1 Protocol §2.1.2). */
        SparqlForm: {
            "default-graph-uri"?: string[];
            "named-graph-uri"?: string[];
            query: string;
        };
        /** @description SPARQL 1.1 Query Results JSON Format (https://www.w3.org/TR/sparql11-results-json/). */
        SparqlResults: {
            /** @description The answer to ASK. */
            boolean?: boolean;
            head: {
                vars?: string[];
            };
            results?: {
                bindings: {
                    [key: string]: {
                        datatype?: string;
                        /** @enum {string} */
                        type: "uri" | "literal" | "bnode";
                        value: string;
                        "xml:lang"?: string;
                    };
                }[];
            };
        };
        /** @description A statement of an account for a period. */
        Statement: {
            /** @description The day of issue. */
            date?: components["schemas"]["CalendarDate"];
            /** @description The last day of the period. */
            endDate?: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /**
             * Format: uri
             * @description The organisation that issued it. Leads to ark:Organisation.
             */
            issuedBy?: string;
            /** @description The least that must be paid on a card by the due date. */
            minimumPayment?: components["schemas"]["CurrencyValue"];
            /** @description The day by which a payment must arrive. */
            paymentDueOn?: components["schemas"]["CalendarDate"];
            /** @description The number of the statement. */
            reference?: components["schemas"]["Text"];
            /**
             * Format: uri
             * @description The account it is of. Leads to ark:Account.
             */
            relatedTo: string;
            /** @description The first day of the period. */
            startDate?: components["schemas"]["CalendarDate"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:Statement";
        };
        /**
         * @description What money was spent on or received for, more closely than its primary category says.
         * @enum {string}
         */
        SubsidiaryCategory: "holiday_and_travel_expenses" | "flights_and_airport_expenses" | "other_travel" | "bank_fees_and_currency_exchange" | "other_banking" | "cash_withdrawals" | "interest" | "refunds_and_reversals" | "overdraft_fees" | "unpaid_transactions" | "other_dependent_costs" | "child_support" | "childcare" | "childrens_expenses" | "childrens_school_fees" | "leisure_and_amusement_activities" | "books_and_reading" | "cinema" | "theatre_concerts_and_tickets" | "other_events" | "gaming" | "sport_events" | "other_entertainment" | "hobbies" | "flowers_and_gifts" | "clothing_and_accessories" | "department_stores" | "electronics_appliances_and_technology" | "general_online_shopping" | "other_shopping" | "smoking_and_vaping" | "bars_and_pubs" | "coffee" | "groceries" | "eating_out_and_takeaways" | "speciality_food_and_drink" | "other_eating_out" | "other_food_and_drink" | "benefits" | "deposits" | "other_income" | "child_support_income" | "crypto_platform_incoming" | "rental_income" | "investment_income" | "employment_income" | "pension_income" | "public_transport" | "petrol_and_vehicle_charging" | "parking_and_tolls" | "service_stations" | "taxi" | "vehicle" | "vehicle_rental" | "other_transport" | "broadband" | "digital_media_and_software" | "mobile" | "tv_streaming_services" | "tv_licence" | "tv_broadband_and_mobile" | "other_media_and_telecoms" | "business_expenses" | "financial_and_legal_expenses" | "other_memberships_and_services" | "postage_and_office_supplies" | "other_expenses" | "business_insurance" | "home_insurance" | "other_insurance" | "health_and_life_insurance" | "pet_insurance" | "travel_insurance" | "vehicle_insurance" | "buy_now_pay_later" | "credit_cards" | "debt_management" | "loan_incoming" | "loan_repayment" | "student_loan" | "vehicle_loan" | "other_borrowing_and_loans" | "charity" | "other_charity" | "healthcare" | "beauty" | "sport_accessories_and_equipment" | "dental" | "gym_and_fitness" | "pharmacies_and_health_products" | "optical" | "other_health_and_personal_care" | "home_maintenance" | "furniture" | "gardening" | "laundry" | "other_home" | "household_goods" | "pets" | "council_tax" | "other_taxes" | "crypto_platform_outgoing" | "investments" | "pensions" | "savings" | "other_pensions_savings_and_investments" | "driving_lessons" | "other_education" | "university_and_tuition" | "gambling_and_betting" | "lotteries_and_sweepstakes" | "other_gambling_and_lotteries" | "housing_deposits" | "mortgage" | "rent" | "other_mortgage_and_rent" | "internal_transfers" | "shared_bills_and_expenses" | "transfers_in" | "transfers_out" | "other_transfers" | "utilities_energy" | "other_utilities" | "utilities_water_and_sewage" | "waste_and_recycling" | "other_general";
        /** @description On what basis tax or National Insurance is deducted. */
        TaxBasis: {
            /**
             * Format: uri
             * @description The employment it holds for. Leads to ark:Employment.
             */
            appliesTo: string;
            /** @description The day on which it held. */
            effectiveAt?: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description The codes, as printed. */
            parameters?: components["schemas"]["TaxParameters"];
            /**
             * Format: uri
             * @description Whose basis it is. Leads to ark:Person.
             */
            relatedTo?: string;
            /** @description The scheme. */
            scheme: components["schemas"]["TaxScheme"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:TaxBasis";
        };
        /** @description What was paid and deducted since the tax year began. */
        TaxCumulation: {
            /** @description The day on which it held. */
            effectiveAt?: components["schemas"]["CalendarDate"];
            /** @description Pay before deductions, since the tax year began. */
            grossPay?: components["schemas"]["CurrencyValue"];
            /** @description The part of gross pay on which National Insurance was payable, since the tax year began. */
            grossPayOfWhichNatInsPayable?: components["schemas"]["CurrencyValue"];
            /** @description The part of gross pay that counted for the pension, since the tax year began. */
            grossPayOfWhichPensionable?: components["schemas"]["CurrencyValue"];
            /** @description The part of gross pay on which tax was payable, since the tax year began. */
            grossPayOfWhichTaxPayable?: components["schemas"]["CurrencyValue"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description National Insurance deducted since the tax year began. */
            niPaid?: components["schemas"]["CurrencyValue"];
            /** @description Pension contributions deducted since the tax year began. */
            pensionPaid?: components["schemas"]["CurrencyValue"];
            /**
             * Format: uri
             * @description The basis by which it was worked out. Leads to ark:TaxBasis.
             */
            relatedTo: string;
            /** @description Student loan repayments deducted since the tax year began. */
            studentLoanPaid?: components["schemas"]["CurrencyValue"];
            /** @description Income tax deducted since the tax year began. */
            taxPaid?: components["schemas"]["CurrencyValue"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:TaxCumulation";
        };
        /** @description The codes of a tax basis. */
        TaxParameters: {
            /** @description The category letter of National Insurance. */
            niLetter?: components["schemas"]["Text"];
            /** @description The tax code: 1257L. */
            taxCode?: components["schemas"]["Text"];
        };
        /**
         * @description The scheme under which something is deducted.
         * @enum {string}
         */
        TaxScheme: "GB_PAY_AS_YOU_EARN" | "GB_NATIONAL_INSURANCE";
        /** @description A year of taxation by the two calendar years it touches: 2025/26. */
        TaxYear: string;
        /** @description That a property is let. */
        Tenancy: {
            /**
             * Format: uri
             * @description What is let. Leads to ark:Place.
             */
            appliesTo: string;
            /** @description The day it ended. */
            endedOn?: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /**
             * Format: uri
             * @description The landlord. Leads to ark:Party.
             */
            providedBy: string;
            /** @description The day it began. */
            startedOn?: components["schemas"]["CalendarDate"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:Tenancy";
        };
        /** @description A deposit held in a protection scheme. */
        TenancyDeposit: {
            /** @description The day the deposit was received. */
            collectedOn?: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description The code of the certificate. */
            identifier: components["schemas"]["Text"];
            /** @description The day the deposit was protected. */
            protectedOn: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The tenancy or property it is for. Leads to ark:Node.
             */
            relatedTo: string;
            /** @description The day the deposit was paid back. */
            returnedOn?: components["schemas"]["CalendarDate"];
            /** @description The amount that is protected. */
            totalAmount: components["schemas"]["CurrencyValue"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:TenancyDeposit";
        };
        /** @description Who owns clients. */
        Tenant: {
            /** Format: date-time */
            createdAt: string;
            name: string;
            tenantId: string;
        };
        /** @description What is to be changed. */
        TenantChange: {
            /** @description For people. */
            name: string;
        };
        /** @description A tenant to be made. */
        TenantCreation: {
            /** @description For people. */
            name?: string;
            tenantId: string;
        };
        /** @description All tenants, oldest first. */
        TenantList: {
            tenants: components["schemas"]["Tenant"][];
        };
        /** @description Text that is not empty. */
        Text: string;
        /** @description An access token (RFC 6749 §5.1). */
        TokenAnswer: {
            /** @description A JWT (RFC 9068); send it as `Authorization: Bearer …`. */
            access_token: string;
            /** @description Seconds. */
            expires_in: number;
            /** @description What the token allows, separated by spaces. */
            scope: string;
            /** @enum {string} */
            token_type: "Bearer";
        };
        /** @description A client credentials request (RFC 6749 §4.4.2). Id and secret stand here or in HTTP Basic. */
        TokenRequest: {
            client_id?: string;
            /** Format: password */
            client_secret?: string;
            /** @enum {string} */
            grant_type: "client_credentials";
            /** @description Scopes separated by spaces; all scopes of the client when absent. Known: documents:initiate, documents:ocr, documents:read, documents:write, sessions:read, sessions:write, websockets:initiate, enrichments:transactions, events:write, webhooks:read, webhooks:write, wallet:read, wallet:write, ais:initiate, identity:initiate, envelopes:read, envelopes:acl:read, envelopes:acl:write, settings:read, neuro:initiate, management:clients:read, management:clients:write, management:keys:write, management:audit:read, management:tenants. */
            scope?: string;
        };
        /** @description A movement on an account, as a statement lists it. */
        Transaction: {
            /** @description How much moved, and which way. */
            amount: components["schemas"]["DirectedCurrencyValue"];
            /** @description What the account held after the transaction, where printed on its row. */
            balance?: components["schemas"]["DirectedCurrencyValue"];
            /** @description Where in the period the balance stands. */
            balanceAt?: components["schemas"]["BalanceMoment"];
            /** @description What the balance counts. */
            balanceType?: components["schemas"]["BalanceType"];
            /** @description The primary category first, a subsidiary of it second. */
            categories?: components["schemas"]["TransactionCategory"][];
            /** @description The foreign amount and the rate, where both or one are printed. */
            conversion?: components["schemas"]["CurrencyConversion"];
            /** @description The other party. */
            counterparty?: components["schemas"]["Counterparty"];
            /** @description The day it was booked. */
            date: components["schemas"]["CalendarDate"];
            /** @description What it was for, without method, card marks, dates and conversion. */
            description?: components["schemas"]["Text"];
            /** @description Everything printed about the transaction, joined by spaces; - when nothing is printed. */
            fullDescriptor: components["schemas"]["Text"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /**
             * Format: uri
             * @description The organisation that sold. Leads to ark:Organisation.
             */
            merchant?: string;
            /** @description The type of the transaction as printed: a code or words. */
            method?: components["schemas"]["Text"];
            /** @description The type of the transaction in common terms. */
            methodCategory: components["schemas"]["MethodCategory"];
            /** @description Words the holder added. */
            notes?: components["schemas"]["Text"];
            /**
             * Format: uri
             * @description The organisation that carried the payment for the merchant. Leads to ark:Organisation.
             */
            processor?: string;
            /** @description The reference that was given with it, as printed. */
            reference?: components["schemas"]["Text"];
            /**
             * Format: uri
             * @description The account it is on. Leads to ark:Account.
             */
            relatedTo: string;
            /** @description Sorts by plain string comparison into the order of the source. */
            sequence: components["schemas"]["Text"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:Transaction";
        };
        /** @description What money was spent on or received for: a primary category or a subsidiary of one. */
        TransactionCategory: components["schemas"]["PrimaryCategory"] | components["schemas"]["SubsidiaryCategory"];
        /** @description A series of transactions that repeats. */
        TransactionPattern: {
            /** @description What the members share. */
            commonality: components["schemas"]["PatternCommonality"];
            /** @description The day of its last member. */
            endDate: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description The days on which the next members are expected. */
            nextExpected: components["schemas"]["CalendarDate"][];
            /** @description How often it repeats. */
            period: components["schemas"]["PatternPeriod"];
            /**
             * Format: uri
             * @description The account the series is on. Leads to ark:Account.
             */
            relatedTo: string;
            /** @description The day of its first member. */
            startDate: components["schemas"]["CalendarDate"];
            /** @description Its members. Leads to ark:Transaction. */
            transactions: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:TransactionPattern";
        };
        /** @description That money went from one account to another: the two movements that are its sides. Concluded by fusion; no document gives it. */
        Transfer: {
            /**
             * Format: uri
             * @description The account it reached. Leads to ark:Account.
             */
            appliesTo: string;
            /** @description The day it left. */
            date?: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /**
             * Format: uri
             * @description The account it left. Leads to ark:Account.
             */
            relatedTo: string;
            /** @description How much was moved. */
            totalAmount?: components["schemas"]["CurrencyValue"];
            /** @description Its two sides: the debit of the one account and the credit of the other. Leads to ark:Transaction. */
            transactions: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:Transfer";
        };
        /**
         * @description How gears are changed.
         * @enum {string}
         */
        Transmission: "Manual" | "Automatic";
        /** @description An amount of money that goes nowhere: what something is worth. */
        UndirectedCurrencyValue: {
            /** @description The digits, as printed. */
            amount: components["schemas"]["Amount"];
            /** @description The currency of the amount or of the account. */
            currency: components["schemas"]["CurrencyCode"];
            /** @enum {string} */
            type: "ark:CurrencyValue";
        };
        /** @description A file that is there whole, until it is used. */
        Upload: {
            /**
             * Format: date-time
             * @description From here on the upload and its addresses are no more.
             */
            expiresAt: string;
            filename: string;
            /** @enum {string} */
            mimeType: "application/pdf" | "image/jpeg" | "image/png";
            sizeInBytes: number;
            /**
             * Format: uuid
             * @description Names the upload where a file would be sent.
             */
            uploadId: string;
        };
        /** @description All parts, in ascending order. */
        UploadParts: {
            parts: {
                /** @description The header field `ETag` of the answer to its last PUT. */
                etag: string;
                partNumber: number;
            }[];
        };
        /** @description A file that is about to be sent. */
        UploadRequest: {
            /** @description Up to 255 characters, without the folders before it. */
            filename: string;
            /**
             * @description Compared with the content when all parts have come.
             * @enum {string}
             */
            mimeType: "application/pdf" | "image/jpeg" | "image/png";
            /** @description How many parts to send it in; as many as there can be when it is left out. All but the last have at least 5242880 bytes. */
            parts?: number;
            /** @description Exactly. */
            sizeInBytes: number;
        };
        /** @description How a user of the service presents themself. */
        UserProfile: {
            /** @description The address of a picture. */
            avatar?: components["schemas"]["Text"];
            /** @description The first name. */
            firstName?: components["schemas"]["Text"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description The last name. */
            lastName?: components["schemas"]["Text"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:UserProfile";
        };
        /**
         * @description What is supplied.
         * @enum {string}
         */
        Utility: "Gas" | "Electricity" | "Internet" | "Telephone" | "Water" | "Sewerage" | "TV";
        /** @description An account with a supplier. */
        UtilityAccount: {
            /** @description The day the account was closed. */
            accountClosedOn?: components["schemas"]["CalendarDate"];
            /** @description The number of the account, as printed. */
            accountNumber?: components["schemas"]["Text"];
            /**
             * Format: uri
             * @description The organisation that keeps the account. Leads to ark:Party.
             */
            accountProvider: string;
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:UtilityAccount";
        };
        /** @description That an organisation supplies a utility. */
        UtilityProvider: {
            /**
             * Format: uri
             * @description The account under which it is supplied. Leads to ark:UtilityAccount.
             */
            hasAccount?: string;
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /**
             * Format: uri
             * @description The organisation that supplies. Leads to ark:Party.
             */
            providedBy: string;
            /**
             * Format: uri
             * @description The place that is supplied. Leads to ark:Place.
             */
            providesTo?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:UtilityProvider";
            /** @description What is supplied. */
            utility: components["schemas"]["Utility"];
        };
        /** @description At which prices a utility is supplied. */
        UtilityTariff: {
            /** @description What leaving before that day costs, as printed. */
            fixExitFee?: components["schemas"]["Text"];
            /** @description The day until which prices are fixed. */
            fixExpiresOn?: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description The name of the tariff. */
            name?: components["schemas"]["Text"];
            /**
             * Format: uri
             * @description Who supplies at it. Leads to ark:Node.
             */
            providedBy: string;
            /** @description The price of a day of supply, with its unit, as printed. */
            standingCharge?: components["schemas"]["Text"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:UtilityTariff";
            /** @description The price of a unit of supply, with its unit, as printed. */
            unitRate?: components["schemas"]["Text"];
            /** @description What is supplied. */
            utility: components["schemas"]["Utility"];
        };
        /** @description A car, van, motorcycle or other vehicle. */
        Vehicle: {
            /** @description The type of its body, as printed. */
            bodyType?: components["schemas"]["Text"];
            /** @description Its colour, as printed. */
            colour?: components["schemas"]["Text"];
            /** @description On which side the driver sits. */
            driveSide?: components["schemas"]["DriveSide"];
            /** @description The displacement of its engine. Unit: CentiM3 (QUDT). */
            engineSize?: components["schemas"]["Count"];
            /** @description What drives it. */
            fuelType?: components["schemas"]["FuelType"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description Whether it was imported. */
            imported?: components["schemas"]["Flag"];
            /** @description Make and model, as printed. */
            makeModel?: components["schemas"]["Text"];
            /** @description The year it was made. */
            manufactureYear?: components["schemas"]["Year"];
            /** @description How far it goes in a year, or has gone, as the document means it. Unit: MI (QUDT). */
            mileage?: components["schemas"]["Count"];
            /** @description Whether it was changed since it was made, or how. */
            modifications?: components["schemas"]["BooleanOrText"];
            /** @description How many seats it has. Unit: NUM (QUDT). */
            numberOfSeats?: components["schemas"]["Count"];
            /** @description Who owns the vehicle. Leads to ark:Party. */
            owner?: string | ("Finance Company" | "Employer" | "Partner" | "Parent" | "Child" | "Other");
            /** @description The day it was bought. */
            purchaseDate?: components["schemas"]["CalendarDate"];
            /** @description Who is the registered keeper. Leads to ark:Party. */
            registeredKeeper?: string | ("Finance Company" | "Employer" | "Partner" | "Parent" | "Child" | "Other");
            /** @description The registration number on its plate. */
            registrationNumber?: components["schemas"]["Text"];
            /** @description The year of its first registration. */
            registrationYear?: components["schemas"]["Year"];
            /** @description How gears are changed. */
            transmission?: components["schemas"]["Transmission"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:Vehicle";
            /** @description Who drives it. Leads to ark:Person. */
            usedBy?: string[];
            /** @description The vehicle identification number. */
            vin?: components["schemas"]["VehicleIdentificationNumber"];
        };
        /** @description A vehicle identification number of seventeen characters (ISO 3779), without I, O and Q. */
        VehicleIdentificationNumber: string;
        /** @description How a vehicle is kept safe. */
        VehicleSecuritySummary: {
            /** @description Whether it has an alarm. */
            alarm?: components["schemas"]["Flag"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description Whether it has an immobiliser. */
            immobiliser?: components["schemas"]["Flag"];
            /** @description Where it is kept. Leads to ark:Address. */
            location?: string | "Policyholder's address";
            /** @description On what ground it stands at night. */
            overnightLocation?: components["schemas"]["OvernightLocation"];
            /**
             * Format: uri
             * @description The vehicle. Leads to ark:Vehicle.
             */
            relatedTo?: string;
            /** @description Whether it has security devices, or which. */
            securityDevices?: components["schemas"]["BooleanOrText"];
            /** @description Whether it has a tracker. */
            tracker?: components["schemas"]["Flag"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:VehicleSecuritySummary";
        };
        /** @description What a vehicle is taken to be worth. */
        VehicleValuation: {
            /** @description The day it was valued. */
            date?: components["schemas"]["CalendarDate"];
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /**
             * Format: uri
             * @description The vehicle. Leads to ark:Vehicle.
             */
            relatedTo?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:VehicleValuation";
            /** @description What it is taken to be worth. */
            value: components["schemas"]["UndirectedCurrencyValue"];
        };
        /** @description That a check of identity was made. */
        Verification: {
            /**
             * Format: uri
             * @description The node itself.
             */
            id: string;
            /** @description What was verified. Leads to ark:Node. */
            relatedTo?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ark:Verification";
            /** @description What was checked, and how. */
            verificationType?: components["schemas"]["Text"];
        };
        /** @description Where a client is told of its sessions. */
        Webhook: {
            /** Format: date-time */
            createdAt: string;
            /** @description For people. */
            description: string;
            /** @description Since when nothing is sent, and why. */
            disabled: {
                /** Format: date-time */
                at: string;
                /**
                 * @description `failing`: nothing arrived for 5 days. `gone`: the receiver answered 410.
                 * @enum {string}
                 */
                cause: "asked" | "failing" | "gone";
            } | null;
            /** @description Whether messages are sent. What is to be told while they are not waits, as long as its session lives. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description Since when nothing has arrived.
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description Until when the secret before this one signs, too.
             */
            oldSecretUntil: string | null;
            /** @description Which types of events are told; all of them when the list is empty. */
            types: ("org.w3id.arkive.session.started" | "org.w3id.arkive.session.resumed" | "org.w3id.arkive.document.appended" | "org.w3id.arkive.graph.fused" | "org.w3id.arkive.session.ended" | "org.w3id.arkive.event.appended")[];
            /**
             * Format: uri
             * @description Where messages are sent: an https address on the public Internet; for a client that develops, on a server that runs on its own machine, also an http address of that machine.
             */
            url: string;
            /** @example webhook_1f0c6a2b9d3e4f58 */
            webhookId: string;
        };
        /** @description What was to be told, oldest first. */
        WebhookDeliveries: {
            /** @description Give it as `after` to go on from here. */
            cursor: string;
            deliveries: {
                attempts: number;
                /** Format: date-time */
                createdAt: string;
                cursor: string;
                /** Format: date-time */
                lastAttemptAt: string | null;
                /** @enum {string|null} */
                lastFault: "refused" | "address-refused" | "name-unknown" | "no-connection" | "timeout" | "certificate" | "too-many-waiting" | "client-revoked" | null;
                /** @description What the receiver answered. */
                lastStatus: number | null;
                /** @description The header `webhook-id` of every attempt. */
                messageId: string;
                /** Format: date-time */
                nextAttemptAt: string | null;
                /**
                 * Format: uuid
                 * @description Null once the session is over.
                 */
                sessionId: string | null;
                /** @enum {string} */
                state: "waiting" | "delivered" | "failed";
                type: string;
            }[];
            more: boolean;
        };
        /** @description The webhooks of the client, oldest first. */
        WebhookList: {
            webhooks: components["schemas"]["Webhook"][];
        };
        /** @description What is sent again. */
        WebhookReplay: {
            replayed: number;
        };
        /** @description One message, or those of a time. */
        WebhookReplayWish: {
            messageId?: string;
            /** Format: date-time */
            since?: string;
            /** Format: date-time */
            until?: string;
        };
        /** @description A message that is sent. */
        WebhookTest: {
            messageId: string;
        };
        /** @description What a webhook is to be; what is left out stays as it is. */
        WebhookWish: {
            /** @description For people. */
            description?: string;
            /** @description Whether messages are sent. What is to be told while they are not waits, as long as its session lives. */
            enabled?: boolean;
            /** @description Which types of events are told; all of them when the list is empty. */
            types?: ("org.w3id.arkive.session.started" | "org.w3id.arkive.session.resumed" | "org.w3id.arkive.document.appended" | "org.w3id.arkive.graph.fused" | "org.w3id.arkive.session.ended" | "org.w3id.arkive.event.appended")[];
            /**
             * Format: uri
             * @description Where messages are sent: an https address on the public Internet; for a client that develops, on a server that runs on its own machine, also an http address of that machine.
             */
            url?: string;
        };
        /** @description A webhook, with a secret that is shown this once. */
        WebhookWithSecret: {
            /** Format: date-time */
            createdAt: string;
            /** @description For people. */
            description: string;
            /** @description Since when nothing is sent, and why. */
            disabled: {
                /** Format: date-time */
                at: string;
                /**
                 * @description `failing`: nothing arrived for 5 days. `gone`: the receiver answered 410.
                 * @enum {string}
                 */
                cause: "asked" | "failing" | "gone";
            } | null;
            /** @description Whether messages are sent. What is to be told while they are not waits, as long as its session lives. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description Since when nothing has arrived.
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description Until when the secret before this one signs, too.
             */
            oldSecretUntil: string | null;
            /** @description As Standard Webhooks has it. */
            secret: string;
            /** @description Which types of events are told; all of them when the list is empty. */
            types: ("org.w3id.arkive.session.started" | "org.w3id.arkive.session.resumed" | "org.w3id.arkive.document.appended" | "org.w3id.arkive.graph.fused" | "org.w3id.arkive.session.ended" | "org.w3id.arkive.event.appended")[];
            /**
             * Format: uri
             * @description Where messages are sent: an https address on the public Internet; for a client that develops, on a server that runs on its own machine, also an http address of that machine.
             */
            url: string;
            /** @example webhook_1f0c6a2b9d3e4f58 */
            webhookId: string;
        };
        /** @description Each is good once, within 30 seconds, and with the other only. */
        WebsocketTickets: {
            /** @description Goes with the first message: `{"kind": "authorise", "ticket": "…", "after": "…"}`. */
            authorisationTicket: string;
            /** @description Stands in the address: `/session/websocket?ticket=…`. */
            connectionTicket: string;
        };
        /** @description A week of the month, counted from its start; -1 is the last week. */
        WeekOfMonth: number;
        /** @description A year of four digits. */
        Year: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description In answers to a client: in which environment it works. In the `sandbox` only some kinds of documents are read. */
        Environment: "production" | "sandbox" | "development";
        /**
         * @description How many requests are left of each quota (`r`), and in how many seconds all of it is there again (`t`); every answer carries it where quotas are set (draft-ietf-httpapi-ratelimit-headers-10).
         * @example "address";r=59999;t=1, "client";r=59999;t=1
         */
        RateLimit: string;
        /**
         * @description The quotas of the address and of the client that the request is counted for: so many requests (`q`) in so many seconds (`w`).
         * @example "address";q=60000;w=60, "client";q=60000;w=60
         */
        RateLimitPolicy: string;
        /** @description Names this request: give it when reporting a problem. */
        RequestId: string;
        /** @description Seconds to wait before trying again. */
        RetryAfter: number;
        /** @description How to authenticate, which scopes are needed, and what was wrong (RFC 6750 §3, RFC 7617). */
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JWK Set. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JwkSet"];
                };
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    describeAuthorizationServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Authorization server metadata. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorizationServerMetadata"];
                };
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readArkiveContext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The JSON-LD context by which the JSON of nodes is RDF, by `Accept`. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Where this format alone can be had. */
                    "Content-Location"?: string;
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    /**
                     * @description `Accept`.
                     * @example Accept
                     */
                    Vary?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": Record<string, never>;
                };
            };
            /** @description The client has it already. */
            304: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer cannot be had in an accepted format. Name one of the formats in the detail in Accept, or leave Accept out. */
            406: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readArkiveContextJsonld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The JSON-LD context by which the JSON of nodes is RDF. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": Record<string, never>;
                };
            };
            /** @description The client has it already. */
            304: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readArkiveOntology: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ontology: classes and properties, and what they mean, by `Accept`. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Where this format alone can be had. */
                    "Content-Location"?: string;
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    /**
                     * @description `Accept`.
                     * @example Accept
                     */
                    Vary?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": Record<string, never>;
                    "application/n-triples": string;
                    "text/html": string;
                    "text/turtle": string;
                };
            };
            /** @description The client has it already. */
            304: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer cannot be had in an accepted format. Name one of the formats in the detail in Accept, or leave Accept out. */
            406: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readArkiveOntologyHtml: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ontology: classes and properties, and what they mean. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The client has it already. */
            304: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readArkiveOntologyJsonld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ontology: classes and properties, and what they mean. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": Record<string, never>;
                };
            };
            /** @description The client has it already. */
            304: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readArkiveOntologyNt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ontology: classes and properties, and what they mean. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/n-triples": string;
                };
            };
            /** @description The client has it already. */
            304: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readArkiveOntologyTtl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ontology: classes and properties, and what they mean. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/turtle": string;
                };
            };
            /** @description The client has it already. */
            304: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readArkiveSchema: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The JSON Schema of nodes, by `Accept`. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Where this format alone can be had. */
                    "Content-Location"?: string;
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    /**
                     * @description `Accept`.
                     * @example Accept
                     */
                    Vary?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/schema+json": Record<string, never>;
                };
            };
            /** @description The client has it already. */
            304: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer cannot be had in an accepted format. Name one of the formats in the detail in Accept, or leave Accept out. */
            406: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readArkiveSchemaJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The JSON Schema of nodes. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/schema+json": Record<string, never>;
                };
            };
            /** @description The client has it already. */
            304: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readArkiveShapes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shapes (SHACL): how nodes and values look, by `Accept`. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Where this format alone can be had. */
                    "Content-Location"?: string;
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    /**
                     * @description `Accept`.
                     * @example Accept
                     */
                    Vary?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": Record<string, never>;
                    "application/n-triples": string;
                    "text/turtle": string;
                };
            };
            /** @description The client has it already. */
            304: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer cannot be had in an accepted format. Name one of the formats in the detail in Accept, or leave Accept out. */
            406: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readArkiveShapesJsonld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shapes (SHACL): how nodes and values look. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": Record<string, never>;
                };
            };
            /** @description The client has it already. */
            304: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readArkiveShapesNt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shapes (SHACL): how nodes and values look. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/n-triples": string;
                };
            };
            /** @description The client has it already. */
            304: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readArkiveShapesTtl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shapes (SHACL): how nodes and values look. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/turtle": string;
                };
            };
            /** @description The client has it already. */
            304: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readDocumentation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page; everything it loads comes from this server. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readFile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of a live session of this client.
                 * @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11
                 */
                "Session-Id": string;
            };
            path: {
                /**
                 * @description The request that appended the document.
                 * @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11
                 */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /**
                     * @description `attachment`, with the name under which the file was sent (RFC 6266).
                     * @example attachment; filename=statement.pdf
                     */
                    "Content-Disposition"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "image/jpeg": Blob;
                    "image/png": Blob;
                };
            };
            /**
             * @description `session-required`: The session is not named. Send the id of a live session in the header `Session-Id`.
             *
             *     `session-not-live`: There is no such live session. Start a session: this one is unknown, has expired or was ended.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `not-found`: There is nothing here. Check the address.
             *
             *     `file-not-kept`: The file was not kept. Use the graph, or have the client's settings keep files and append the document again.
             */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    appendDocument: {
        parameters: {
            query?: {
                /** @description `provenance` adds `result.provenance`: where in the document every value was read, and how. */
                include?: "provenance";
            };
            header: {
                /** @description Preferences (RFC 7240). `document-class`: class identifiers, separated by commas. `document-context`: contexts (the part of a class name before the colon), separated by commas. Either one matching is enough. A document that does not match is read all the same, with an entry in `expectations.warnings`; with `handling=strict` it is classified, not extracted, and the answer is 412. Unknown preferences are ignored. */
                Prefer?: string;
                /**
                 * @description The id of a live session of this client.
                 * @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11
                 */
                "Session-Id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A complete upload (`POST /uploads`) in place of the file. It is used up by this.
                     */
                    uploadId: string;
                };
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description One PDF, JPEG or PNG file.
                     */
                    document?: Blob;
                    /**
                     * Format: uuid
                     * @description A complete upload (`POST /uploads`) in place of the file. It is used up by this.
                     */
                    uploadId?: string;
                };
            };
        };
        responses: {
            /** @description The document was read. Whether somebody should look at it, `result.status.review` says. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /**
                     * @description The preferences that were evaluated (RFC 7240 §3); absent when there were none.
                     * @example document-class="banking-statement"
                     */
                    "Preference-Applied"?: string;
                    /**
                     * @description `Prefer`, when preferences were evaluated.
                     * @example Prefer
                     */
                    Vary?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requestId": "6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11",
                     *       "clientDescription": {
                     *         "clientId": "client_1f0c6a2b9d3e4f58",
                     *         "tenantId": "default",
                     *         "subjectId": null
                     *       },
                     *       "inputs": [
                     *         {
                     *           "filename": "statement.pdf",
                     *           "mimeType": "application/pdf",
                     *           "sizeInBytes": 48213,
                     *           "checksum": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *         }
                     *       ],
                     *       "result": {
                     *         "status": {
                     *           "extraction": "COMPLETE",
                     *           "review": "REVIEW_NOT_REQUIRED",
                     *           "expectations": {
                     *             "errors": [],
                     *             "warnings": [],
                     *             "info": []
                     *           }
                     *         },
                     *         "document": {
                     *           "classIdentifier": "banking-statement",
                     *           "className": "Banking: Current account statement",
                     *           "classConfidence": 0.99,
                     *           "profilesMatched": [
                     *             {
                     *               "id": "banking-statement",
                     *               "title": "Current account statement",
                     *               "version": "1.0.0"
                     *             }
                     *           ]
                     *         },
                     *         "text": {
                     *           "source": "Embedded",
                     *           "content": "Example Bank\nYour current account statement\n…"
                     *         },
                     *         "nodes": [
                     *           {
                     *             "id": "https://arkive.example/graph/.draft-nodes/0f8fad5b-d9cb-469f-a165-70867728950e",
                     *             "type": "ark:Organisation",
                     *             "name": "Example Bank"
                     *           },
                     *           {
                     *             "id": "https://arkive.example/graph/.draft-nodes/4be0643f-1d98-473b-97cd-ca98a65347dd",
                     *             "type": "ark:BankAccount",
                     *             "accountType": "Current",
                     *             "issuedBy": "https://arkive.example/graph/.draft-nodes/0f8fad5b-d9cb-469f-a165-70867728950e",
                     *             "currency": "GBP"
                     *           },
                     *           {
                     *             "id": "https://arkive.example/graph/.draft-nodes/7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *             "type": "ark:Transaction",
                     *             "sequence": "000001",
                     *             "date": "2024-01-03",
                     *             "relatedTo": "https://arkive.example/graph/.draft-nodes/4be0643f-1d98-473b-97cd-ca98a65347dd",
                     *             "fullDescriptor": "CARD PAYMENT EXAMPLE SHOP",
                     *             "methodCategory": "PAYMENT:CARD",
                     *             "amount": {
                     *               "type": "ark:CurrencyValue",
                     *               "amount": "12.30",
                     *               "currency": "GBP",
                     *               "direction": "Debit"
                     *             },
                     *             "balance": {
                     *               "type": "ark:CurrencyValue",
                     *               "amount": "487.70",
                     *               "currency": "GBP",
                     *               "direction": "Credit"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ExtractionResponse"];
                };
            };
            /**
             * @description `session-required`: The session is not named. Send the id of a live session in the header `Session-Id`.
             *
             *     `session-not-live`: There is no such live session. Start a session: this one is unknown, has expired or was ended.
             *
             *     `unsupported-media-type`: The file type is not supported. Send a PDF, JPEG or PNG file.
             *
             *     `missing-document`: The document is missing. Send one file in the multipart field `document`, or `uploadId` in place of it.
             *
             *     `document-too-large`: The file is too large. Send at most 4.5 MB with a request, and at most 25 MB by `POST /uploads`.
             *
             *     `document-empty`: The file is empty. Send the whole file.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upload-not-found`: There is no such upload. Begin another with `POST /uploads`: this one is unknown, was used or aborted, or has expired. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upload-incomplete`: The upload is not complete. Send all parts, and then their list to `completeUri`. */
            409: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `preference-failed`: The document is not what the strict preference names. Drop `handling=strict`, or send another document. */
            412: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `document-not-in-sandbox`: The sandbox does not read this kind of document. Send one of the kinds in `GET /settings`, or have the client work in another environment.
             *
             *     `document-damaged`: The file is damaged or truncated. Send the file as it was issued.
             *
             *     `document-encrypted`: The file is protected by a password. Remove the password and send the file again.
             *
             *     `too-many-pages`: The document has too many pages. Split the document.
             *
             *     `page-too-large`: A page is too large. Send pages of ordinary paper size.
             *
             *     `picture-too-large`: A picture has too many pixels. Send it at 300 dots to an inch of paper.
             *
             *     `too-many-words`: A page or the document holds too much text. Send the document as it was issued.
             *
             *     `reading-timeout`: Reading the document took too long. Print the document to a new PDF and send that.
             *
             *     `reading-memory`: Reading the document needed too much memory. Print the document to a new PDF and send that.
             */
            422: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    submitDocument: {
        parameters: {
            query?: {
                /** @description `provenance` adds `result.provenance`: where in the document every value was read, and how. */
                include?: "provenance";
            };
            header?: {
                /** @description Preferences (RFC 7240). `document-class`: class identifiers, separated by commas. `document-context`: contexts (the part of a class name before the colon), separated by commas. Either one matching is enough. A document that does not match is read all the same, with an entry in `expectations.warnings`; with `handling=strict` it is classified, not extracted, and the answer is 412. Unknown preferences are ignored. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A complete upload (`POST /uploads`) in place of the file. It is used up by this.
                     */
                    uploadId: string;
                };
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description One PDF, JPEG or PNG file.
                     */
                    document?: Blob;
                    /**
                     * Format: uuid
                     * @description A complete upload (`POST /uploads`) in place of the file. It is used up by this.
                     */
                    uploadId?: string;
                };
            };
        };
        responses: {
            /** @description The document was read. Whether somebody should look at it, `result.status.review` says. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /**
                     * @description The preferences that were evaluated (RFC 7240 §3); absent when there were none.
                     * @example document-class="banking-statement"
                     */
                    "Preference-Applied"?: string;
                    /**
                     * @description `Prefer`, when preferences were evaluated.
                     * @example Prefer
                     */
                    Vary?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requestId": "6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11",
                     *       "clientDescription": {
                     *         "clientId": "client_1f0c6a2b9d3e4f58",
                     *         "tenantId": "default",
                     *         "subjectId": null
                     *       },
                     *       "inputs": [
                     *         {
                     *           "filename": "statement.pdf",
                     *           "mimeType": "application/pdf",
                     *           "sizeInBytes": 48213,
                     *           "checksum": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *         }
                     *       ],
                     *       "result": {
                     *         "status": {
                     *           "extraction": "COMPLETE",
                     *           "review": "REVIEW_NOT_REQUIRED",
                     *           "expectations": {
                     *             "errors": [],
                     *             "warnings": [],
                     *             "info": []
                     *           }
                     *         },
                     *         "document": {
                     *           "classIdentifier": "banking-statement",
                     *           "className": "Banking: Current account statement",
                     *           "classConfidence": 0.99,
                     *           "profilesMatched": [
                     *             {
                     *               "id": "banking-statement",
                     *               "title": "Current account statement",
                     *               "version": "1.0.0"
                     *             }
                     *           ]
                     *         },
                     *         "text": {
                     *           "source": "Embedded",
                     *           "content": "Example Bank\nYour current account statement\n…"
                     *         },
                     *         "nodes": [
                     *           {
                     *             "id": "https://arkive.example/graph/.draft-nodes/0f8fad5b-d9cb-469f-a165-70867728950e",
                     *             "type": "ark:Organisation",
                     *             "name": "Example Bank"
                     *           },
                     *           {
                     *             "id": "https://arkive.example/graph/.draft-nodes/4be0643f-1d98-473b-97cd-ca98a65347dd",
                     *             "type": "ark:BankAccount",
                     *             "accountType": "Current",
                     *             "issuedBy": "https://arkive.example/graph/.draft-nodes/0f8fad5b-d9cb-469f-a165-70867728950e",
                     *             "currency": "GBP"
                     *           },
                     *           {
                     *             "id": "https://arkive.example/graph/.draft-nodes/7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *             "type": "ark:Transaction",
                     *             "sequence": "000001",
                     *             "date": "2024-01-03",
                     *             "relatedTo": "https://arkive.example/graph/.draft-nodes/4be0643f-1d98-473b-97cd-ca98a65347dd",
                     *             "fullDescriptor": "CARD PAYMENT EXAMPLE SHOP",
                     *             "methodCategory": "PAYMENT:CARD",
                     *             "amount": {
                     *               "type": "ark:CurrencyValue",
                     *               "amount": "12.30",
                     *               "currency": "GBP",
                     *               "direction": "Debit"
                     *             },
                     *             "balance": {
                     *               "type": "ark:CurrencyValue",
                     *               "amount": "487.70",
                     *               "currency": "GBP",
                     *               "direction": "Credit"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ExtractionResponse"];
                };
            };
            /**
             * @description `unsupported-media-type`: The file type is not supported. Send a PDF, JPEG or PNG file.
             *
             *     `missing-document`: The document is missing. Send one file in the multipart field `document`, or `uploadId` in place of it.
             *
             *     `document-too-large`: The file is too large. Send at most 4.5 MB with a request, and at most 25 MB by `POST /uploads`.
             *
             *     `document-empty`: The file is empty. Send the whole file.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upload-not-found`: There is no such upload. Begin another with `POST /uploads`: this one is unknown, was used or aborted, or has expired. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upload-incomplete`: The upload is not complete. Send all parts, and then their list to `completeUri`. */
            409: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `preference-failed`: The document is not what the strict preference names. Drop `handling=strict`, or send another document. */
            412: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `document-not-in-sandbox`: The sandbox does not read this kind of document. Send one of the kinds in `GET /settings`, or have the client work in another environment.
             *
             *     `document-damaged`: The file is damaged or truncated. Send the file as it was issued.
             *
             *     `document-encrypted`: The file is protected by a password. Remove the password and send the file again.
             *
             *     `too-many-pages`: The document has too many pages. Split the document.
             *
             *     `page-too-large`: A page is too large. Send pages of ordinary paper size.
             *
             *     `picture-too-large`: A picture has too many pixels. Send it at 300 dots to an inch of paper.
             *
             *     `too-many-words`: A page or the document holds too much text. Send the document as it was issued.
             *
             *     `reading-timeout`: Reading the document took too long. Print the document to a new PDF and send that.
             *
             *     `reading-memory`: Reading the document needed too much memory. Print the document to a new PDF and send that.
             */
            422: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description A cursor: only what stands after it; from the beginning when absent. */
                after?: string;
                /** @description How many events at most; of no meaning for a stream. */
                limit?: number;
            };
            header: {
                /** @description Of a stream: the id of the last event that was received; goes before `after`. */
                "Last-Event-ID"?: string;
                /**
                 * @description The id of a live session of this client.
                 * @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11
                 */
                "Session-Id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, oldest first. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /**
                     * @description `Accept`.
                     * @example Accept
                     */
                    Vary?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "events": [
                     *         {
                     *           "cursor": "1",
                     *           "recordedAt": "2026-03-01T12:00:00.000Z",
                     *           "event": {
                     *             "specversion": "1.0",
                     *             "id": "0f8fad5b-d9cb-469f-a165-70867728950e",
                     *             "source": "https://arkive.example/session/3d0ca315-aff9-4fc2-be61-3b76b9a2d798",
                     *             "type": "org.w3id.arkive.document.appended",
                     *             "time": "2026-03-01T12:00:00.000Z",
                     *             "subject": "6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11",
                     *             "datacontenttype": "application/json",
                     *             "data": {
                     *               "requestId": "6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11"
                     *             }
                     *           }
                     *         },
                     *         {
                     *           "cursor": "2",
                     *           "recordedAt": "2026-03-01T12:00:09.000Z",
                     *           "event": {
                     *             "specversion": "1.0",
                     *             "id": "b7a1",
                     *             "source": "/wallets/web",
                     *             "type": "com.example.consent.given",
                     *             "data": {
                     *               "purpose": "mortgage"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "cursor": "2",
                     *       "more": false
                     *     }
                     */
                    "application/json": components["schemas"]["EventPage"];
                    "text/event-stream": string;
                };
            };
            /**
             * @description `session-required`: The session is not named. Send the id of a live session in the header `Session-Id`.
             *
             *     `session-not-live`: There is no such live session. Start a session: this one is unknown, has expired or was ended.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer cannot be had in an accepted format. Name one of the formats in the detail in Accept, or leave Accept out. */
            406: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    appendEvents: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of a live session of this client.
                 * @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11
                 */
                "Session-Id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "specversion": "1.0",
                 *         "id": "b7a1",
                 *         "source": "/wallets/web",
                 *         "type": "com.example.consent.given",
                 *         "data": {
                 *           "purpose": "mortgage"
                 *         }
                 *       }
                 *     ]
                 */
                "application/cloudevents-batch+json": components["schemas"]["CloudEventBatch"];
                /**
                 * @example {
                 *       "specversion": "1.0",
                 *       "id": "b7a1",
                 *       "source": "/wallets/web",
                 *       "type": "com.example.consent.given",
                 *       "data": {
                 *         "purpose": "mortgage"
                 *       }
                 *     }
                 */
                "application/cloudevents+json": components["schemas"]["CloudEvent"];
                /**
                 * @example {
                 *       "specversion": "1.0",
                 *       "id": "b7a1",
                 *       "source": "/wallets/web",
                 *       "type": "com.example.consent.given",
                 *       "data": {
                 *         "purpose": "mortgage"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CloudEvent"];
            };
        };
        responses: {
            /** @description The events are written. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "events": [
                     *         {
                     *           "id": "b7a1",
                     *           "source": "/wallets/web",
                     *           "cursor": "2",
                     *           "duplicate": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EventReceipts"];
                };
            };
            /**
             * @description `session-required`: The session is not named. Send the id of a live session in the header `Session-Id`.
             *
             *     `session-not-live`: There is no such live session. Start a session: this one is unknown, has expired or was ended.
             *
             *     `unsupported-media-type`: The file type is not supported. Send a PDF, JPEG or PNG file.
             *
             *     `invalid-event`: The event is not valid. See the detail, and CloudEvents 1.0 (https://cloudevents.io).
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `event-conflict`: Another event has this id and source. Give every event of a source an id of its own, and send the same event again unchanged. */
            409: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-too-large`: The request body is too large. Send what the interface description names, and no more. */
            413: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `event-log-full`: The session takes no more events. Start another session for what follows. */
            422: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readDraftNode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of a live session of this client.
                 * @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11
                 */
                "Session-Id": string;
            };
            path: {
                /**
                 * @description The last part of the id of the node.
                 * @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11
                 */
                nodeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The node. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Of JSON: its JSON-LD context. */
                    Link?: string;
                    /**
                     * @description `Accept`.
                     * @example Accept
                     */
                    Vary?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "https://arkive.example/graph/.draft-nodes/0f8fad5b-d9cb-469f-a165-70867728950e",
                     *       "type": "ark:Organisation",
                     *       "name": "Example Bank"
                     *     }
                     */
                    "application/json": components["schemas"]["Node"];
                    "application/ld+json": Record<string, never>;
                    "application/n-quads": string;
                    "application/trig": string;
                    "text/turtle": string;
                };
            };
            /**
             * @description `session-required`: The session is not named. Send the id of a live session in the header `Session-Id`.
             *
             *     `session-not-live`: There is no such live session. Start a session: this one is unknown, has expired or was ended.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer cannot be had in an accepted format. Name one of the formats in the detail in Accept, or leave Accept out. */
            406: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    fuseGraphs: {
        parameters: {
            query?: {
                /** @description `provenance` adds the report as PROV-O to the formats of RDF: in a graph of its own, and in Turtle, which has one graph only, beside the nodes. JSON has the report in any case. */
                include?: "provenance";
            };
            header: {
                /**
                 * @description The id of a live session of this client.
                 * @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11
                 */
                "Session-Id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "generate": false
                 *     }
                 */
                "application/json": components["schemas"]["FusionRequest"];
            };
        };
        responses: {
            /** @description The graph. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /**
                     * @description `Accept`.
                     * @example Accept
                     */
                    Vary?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "graphId": "0b7a4f0e-8a39-4f7c-9d57-6f0f6c1f5a11",
                     *       "fusedAt": "2026-03-01T12:05:00.000Z",
                     *       "nodes": [
                     *         {
                     *           "id": "https://arkive.example/graph/nodes/0f8fad5b-d9cb-469f-a165-70867728950e",
                     *           "type": "ark:Organisation",
                     *           "name": "Example Bank"
                     *         }
                     *       ],
                     *       "report": {
                     *         "nodes": [
                     *           {
                     *             "id": "https://arkive.example/graph/nodes/0f8fad5b-d9cb-469f-a165-70867728950e",
                     *             "type": "ark:Organisation",
                     *             "from": [
                     *               "https://arkive.example/graph/.draft-nodes/0f8fad5b-d9cb-469f-a165-70867728950e"
                     *             ],
                     *             "rule": "single",
                     *             "score": 1
                     *           }
                     *         ],
                     *         "generated": [],
                     *         "conflicts": [],
                     *         "uncertain": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FusedGraph"];
                    "application/ld+json": components["schemas"]["JsonLdDocument"];
                    "application/n-quads": string;
                    "application/trig": string;
                    "text/turtle": string;
                };
            };
            /**
             * @description `session-required`: The session is not named. Send the id of a live session in the header `Session-Id`.
             *
             *     `session-not-live`: There is no such live session. Start a session: this one is unknown, has expired or was ended.
             *
             *     `unsupported-media-type`: The file type is not supported. Send a PDF, JPEG or PNG file.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer cannot be had in an accepted format. Name one of the formats in the detail in Accept, or leave Accept out. */
            406: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-too-large`: The request body is too large. Send what the interface description names, and no more. */
            413: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `graph-timeout`: Working on the graph took too long. Ask for less, or put fewer documents into one session.
             *
             *     `graph-memory`: Working on the graph needed too much memory. Ask for less, or put fewer documents into one session.
             */
            422: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readFusedGraph: {
        parameters: {
            query?: {
                /** @description `provenance` adds the report as PROV-O to the formats of RDF: in a graph of its own, and in Turtle, which has one graph only, beside the nodes. JSON has the report in any case. */
                include?: "provenance";
            };
            header: {
                /**
                 * @description The id of a live session of this client.
                 * @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11
                 */
                "Session-Id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The graph. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /**
                     * @description Of files: `attachment`, with a name that says nothing of anybody (RFC 6266).
                     * @example attachment; filename="transactions-2026-03-01.csv"
                     */
                    "Content-Disposition"?: string;
                    /**
                     * @description `Accept`.
                     * @example Accept
                     */
                    Vary?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "graphId": "0b7a4f0e-8a39-4f7c-9d57-6f0f6c1f5a11",
                     *       "fusedAt": "2026-03-01T12:05:00.000Z",
                     *       "nodes": [
                     *         {
                     *           "id": "https://arkive.example/graph/nodes/0f8fad5b-d9cb-469f-a165-70867728950e",
                     *           "type": "ark:Organisation",
                     *           "name": "Example Bank"
                     *         }
                     *       ],
                     *       "report": {
                     *         "nodes": [
                     *           {
                     *             "id": "https://arkive.example/graph/nodes/0f8fad5b-d9cb-469f-a165-70867728950e",
                     *             "type": "ark:Organisation",
                     *             "from": [
                     *               "https://arkive.example/graph/.draft-nodes/0f8fad5b-d9cb-469f-a165-70867728950e"
                     *             ],
                     *             "rule": "single",
                     *             "score": 1
                     *           }
                     *         ],
                     *         "generated": [],
                     *         "conflicts": [],
                     *         "uncertain": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FusedGraph"];
                    "application/ld+json": components["schemas"]["JsonLdDocument"];
                    "application/n-quads": string;
                    "application/trig": string;
                    "application/x-ofx": string;
                    "text/csv": string;
                    "text/turtle": string;
                };
            };
            /**
             * @description `session-required`: The session is not named. Send the id of a live session in the header `Session-Id`.
             *
             *     `session-not-live`: There is no such live session. Start a session: this one is unknown, has expired or was ended.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer cannot be had in an accepted format. Name one of the formats in the detail in Accept, or leave Accept out. */
            406: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readNode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of a live session of this client.
                 * @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11
                 */
                "Session-Id": string;
            };
            path: {
                /**
                 * @description The last part of the id of the node.
                 * @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11
                 */
                nodeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The node. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Of JSON: its JSON-LD context. */
                    Link?: string;
                    /**
                     * @description `Accept`.
                     * @example Accept
                     */
                    Vary?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "https://arkive.example/graph/.draft-nodes/0f8fad5b-d9cb-469f-a165-70867728950e",
                     *       "type": "ark:Organisation",
                     *       "name": "Example Bank"
                     *     }
                     */
                    "application/json": components["schemas"]["Node"];
                    "application/ld+json": Record<string, never>;
                    "application/n-quads": string;
                    "application/trig": string;
                    "text/turtle": string;
                };
            };
            /**
             * @description `session-required`: The session is not named. Send the id of a live session in the header `Session-Id`.
             *
             *     `session-not-live`: There is no such live session. Start a session: this one is unknown, has expired or was ended.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer cannot be had in an accepted format. Name one of the formats in the detail in Accept, or leave Accept out. */
            406: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSources: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of a live session of this client.
                 * @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11
                 */
                "Session-Id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sources": [
                     *         {
                     *           "requestId": "6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11",
                     *           "receivedAt": "2026-03-01T12:00:00.000Z",
                     *           "document": {
                     *             "classIdentifier": "banking-statement",
                     *             "className": "Banking: Current account statement",
                     *             "classConfidence": 0.99,
                     *             "profilesMatched": [
                     *               {
                     *                 "id": "banking-statement",
                     *                 "title": "Current account statement",
                     *                 "version": "1.0.0"
                     *               }
                     *             ]
                     *           },
                     *           "status": {
                     *             "extraction": "COMPLETE",
                     *             "review": "REVIEW_NOT_REQUIRED",
                     *             "expectations": {
                     *               "errors": [],
                     *               "warnings": [],
                     *               "info": []
                     *             }
                     *           },
                     *           "inputs": [
                     *             {
                     *               "filename": "statement.pdf",
                     *               "mimeType": "application/pdf",
                     *               "sizeInBytes": 48213,
                     *               "checksum": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *             }
                     *           ],
                     *           "pageCount": 1,
                     *           "nodeCounts": {
                     *             "ark:Organisation": 1,
                     *             "ark:BankAccount": 1,
                     *             "ark:Transaction": 1
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SourceList"];
                };
            };
            /**
             * @description `session-required`: The session is not named. Send the id of a live session in the header `Session-Id`.
             *
             *     `session-not-live`: There is no such live session. Start a session: this one is unknown, has expired or was ended.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readSource: {
        parameters: {
            query?: {
                /** @description `provenance` adds where every value was read, and how: as a list in JSON; in the formats of RDF as PROV-O in a graph of its own, and in Turtle, which has one graph only, beside the nodes. */
                include?: "provenance";
            };
            header: {
                /**
                 * @description The id of a live session of this client.
                 * @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11
                 */
                "Session-Id": string;
            };
            path: {
                /**
                 * @description The request that appended the document.
                 * @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11
                 */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The graph. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /**
                     * @description `Accept`.
                     * @example Accept
                     */
                    Vary?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requestId": "6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11",
                     *       "document": {
                     *         "classIdentifier": "banking-statement",
                     *         "className": "Banking: Current account statement",
                     *         "classConfidence": 0.99,
                     *         "profilesMatched": [
                     *           {
                     *             "id": "banking-statement",
                     *             "title": "Current account statement",
                     *             "version": "1.0.0"
                     *           }
                     *         ]
                     *       },
                     *       "nodes": [
                     *         {
                     *           "id": "https://arkive.example/graph/.draft-nodes/0f8fad5b-d9cb-469f-a165-70867728950e",
                     *           "type": "ark:Organisation",
                     *           "name": "Example Bank"
                     *         },
                     *         {
                     *           "id": "https://arkive.example/graph/.draft-nodes/4be0643f-1d98-473b-97cd-ca98a65347dd",
                     *           "type": "ark:BankAccount",
                     *           "accountType": "Current",
                     *           "issuedBy": "https://arkive.example/graph/.draft-nodes/0f8fad5b-d9cb-469f-a165-70867728950e",
                     *           "currency": "GBP"
                     *         },
                     *         {
                     *           "id": "https://arkive.example/graph/.draft-nodes/7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *           "type": "ark:Transaction",
                     *           "sequence": "000001",
                     *           "date": "2024-01-03",
                     *           "relatedTo": "https://arkive.example/graph/.draft-nodes/4be0643f-1d98-473b-97cd-ca98a65347dd",
                     *           "fullDescriptor": "CARD PAYMENT EXAMPLE SHOP",
                     *           "methodCategory": "PAYMENT:CARD",
                     *           "amount": {
                     *             "type": "ark:CurrencyValue",
                     *             "amount": "12.30",
                     *             "currency": "GBP",
                     *             "direction": "Debit"
                     *           },
                     *           "balance": {
                     *             "type": "ark:CurrencyValue",
                     *             "amount": "487.70",
                     *             "currency": "GBP",
                     *             "direction": "Credit"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SourceGraph"];
                    "application/ld+json": components["schemas"]["JsonLdDocument"];
                    "application/n-quads": string;
                    "application/trig": string;
                    "text/turtle": string;
                };
            };
            /**
             * @description `session-required`: The session is not named. Send the id of a live session in the header `Session-Id`.
             *
             *     `session-not-live`: There is no such live session. Start a session: this one is unknown, has expired or was ended.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer cannot be had in an accepted format. Name one of the formats in the detail in Accept, or leave Accept out. */
            406: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    graphqlQuery: {
        parameters: {
            query?: {
                /** @description The operation of the document. */
                operationName?: string;
                /**
                 * @description A GraphQL document.
                 * @example { session { sources { requestId document { className } } } }
                 */
                query?: string;
                /** @description A JSON object. */
                variables?: string;
            };
            header?: {
                /** @description The id of a live session, for fields that name none. */
                "Session-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation was executed; or, in `application/json`, was not valid. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphqlAnswer"];
                    "application/json": components["schemas"]["GraphqlAnswer"];
                    "text/html": string;
                };
            };
            /** @description The operation was not executed. Codes of this status: `unsupported-media-type`, `missing-document`, `invalid-request`, `invalid-event`, `session-required`, `session-not-live`, `document-too-large`, `document-empty`, `query-invalid`, `upload-part-refused`, `upload-parts-refused`. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphqlAnswer"];
                    "application/json": components["schemas"]["GraphqlAnswer"];
                };
            };
            /** @description The operation was not executed. Codes of this status: `unauthenticated`. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphqlAnswer"];
                    "application/json": components["schemas"]["GraphqlAnswer"];
                };
            };
            /** @description The operation was not executed. Codes of this status: `service-not-allowed`, `insufficient-scope`, `origin-not-allowed`, `page-not-allowed`, `session-key-mismatch`, `upload-address-refused`. */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphqlAnswer"];
                    "application/json": components["schemas"]["GraphqlAnswer"];
                };
            };
            /** @description The operation was not executed. Codes of this status: `request-timeout`. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphqlAnswer"];
                    "application/json": components["schemas"]["GraphqlAnswer"];
                };
            };
            /** @description The operation was not executed. Codes of this status: `request-too-large`. */
            413: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphqlAnswer"];
                    "application/json": components["schemas"]["GraphqlAnswer"];
                };
            };
            /** @description The operation was not executed. Codes of this status: `document-damaged`, `document-not-in-sandbox`, `document-encrypted`, `too-many-pages`, `picture-too-large`, `page-too-large`, `too-many-words`, `reading-timeout`, `reading-memory`, `graph-timeout`, `graph-memory`, `query-too-complex`, `result-too-large`, `webhook-address-refused`, `too-many-webhooks`, `event-log-full`, `upload-differs`. */
            422: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphqlAnswer"];
                    "application/json": components["schemas"]["GraphqlAnswer"];
                };
            };
            /** @description The operation was not executed. Codes of this status: `too-many-requests`. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphqlAnswer"];
                    "application/json": components["schemas"]["GraphqlAnswer"];
                };
            };
            /** @description The operation was not executed. Codes of this status: `internal-error`. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphqlAnswer"];
                    "application/json": components["schemas"]["GraphqlAnswer"];
                };
            };
            /** @description The operation was not executed. Codes of this status: `overloaded`. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphqlAnswer"];
                    "application/json": components["schemas"]["GraphqlAnswer"];
                };
            };
        };
    };
    graphql: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of a live session, for fields that name none. */
                "Session-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query": "{ session { sources { requestId document { className } } } }"
                 *     }
                 */
                "application/json": components["schemas"]["GraphqlRequest"];
                "multipart/form-data": components["schemas"]["GraphqlUpload"];
            };
        };
        responses: {
            /** @description The operation was executed; or, in `application/json`, was not valid. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphqlAnswer"];
                    "application/json": components["schemas"]["GraphqlAnswer"];
                };
            };
            /** @description The operation was not executed. Codes of this status: `unsupported-media-type`, `missing-document`, `invalid-request`, `invalid-event`, `session-required`, `session-not-live`, `document-too-large`, `document-empty`, `query-invalid`, `upload-part-refused`, `upload-parts-refused`. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphqlAnswer"];
                    "application/json": components["schemas"]["GraphqlAnswer"];
                };
            };
            /** @description The operation was not executed. Codes of this status: `unauthenticated`. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphqlAnswer"];
                    "application/json": components["schemas"]["GraphqlAnswer"];
                };
            };
            /** @description The operation was not executed. Codes of this status: `service-not-allowed`, `insufficient-scope`, `origin-not-allowed`, `page-not-allowed`, `session-key-mismatch`, `upload-address-refused`. */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphqlAnswer"];
                    "application/json": components["schemas"]["GraphqlAnswer"];
                };
            };
            /** @description The operation was not executed. Codes of this status: `request-timeout`. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphqlAnswer"];
                    "application/json": components["schemas"]["GraphqlAnswer"];
                };
            };
            /** @description The operation was not executed. Codes of this status: `request-too-large`. */
            413: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphqlAnswer"];
                    "application/json": components["schemas"]["GraphqlAnswer"];
                };
            };
            /** @description The operation was not executed. Codes of this status: `document-damaged`, `document-not-in-sandbox`, `document-encrypted`, `too-many-pages`, `picture-too-large`, `page-too-large`, `too-many-words`, `reading-timeout`, `reading-memory`, `graph-timeout`, `graph-memory`, `query-too-complex`, `result-too-large`, `webhook-address-refused`, `too-many-webhooks`, `event-log-full`, `upload-differs`. */
            422: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphqlAnswer"];
                    "application/json": components["schemas"]["GraphqlAnswer"];
                };
            };
            /** @description The operation was not executed. Codes of this status: `too-many-requests`. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphqlAnswer"];
                    "application/json": components["schemas"]["GraphqlAnswer"];
                };
            };
            /** @description The operation was not executed. Codes of this status: `internal-error`. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphqlAnswer"];
                    "application/json": components["schemas"]["GraphqlAnswer"];
                };
            };
            /** @description The operation was not executed. Codes of this status: `overloaded`. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphqlAnswer"];
                    "application/json": components["schemas"]["GraphqlAnswer"];
                };
            };
        };
    };
    isAlive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readAuditLog: {
        parameters: {
            query?: {
                /** @description Behind which the page begins: the `cursor` of another answer. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
                /** @description Of one tenant only. */
                tenantId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLog"];
                };
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listClients: {
        parameters: {
            query?: {
                /** @description Behind which the page begins: the `cursor` of another answer. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
                /** @description Of one tenant only. */
                tenantId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of clients. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientList"];
                };
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Backend",
                 *       "environment": "production",
                 *       "scopes": [
                 *         "documents:initiate"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ClientCreation"];
            };
        };
        responses: {
            /** @description The client, with its secret. */
            201: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedClient"];
                };
            };
            /**
             * @description `unsupported-media-type`: The file type is not supported. Send a PDF, JPEG or PNG file.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-too-large`: The request body is too large. Send what the interface description names, and no more. */
            413: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "origins": [
                 *         "https://app.example"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ClientChange"];
            };
        };
        responses: {
            /** @description The client as it is now. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            /**
             * @description `unsupported-media-type`: The file type is not supported. Send a PDF, JPEG or PNG file.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-too-large`: The request body is too large. Send what the interface description names, and no more. */
            413: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scopes": [
                 *         "documents:initiate"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyCreation"];
            };
        };
        responses: {
            /** @description The key. */
            201: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            /**
             * @description `unsupported-media-type`: The file type is not supported. Send a PDF, JPEG or PNG file.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-too-large`: The request body is too large. Send what the interface description names, and no more. */
            413: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a client. */
                clientId: string;
                /** @description The id of an API key. */
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rotateClientSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "overlapInSeconds": 86400
                 *     }
                 */
                "application/json": components["schemas"]["SecretRotation"];
            };
        };
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedSecret"];
                };
            };
            /**
             * @description `unsupported-media-type`: The file type is not supported. Send a PDF, JPEG or PNG file.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-too-large`: The request body is too large. Send what the interface description names, and no more. */
            413: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readClientSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientSettings"];
                };
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeClientSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "retention": {
                 *         "files": false
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ClientSettingsChange"];
            };
        };
        responses: {
            /** @description All settings as they are now. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientSettings"];
                };
            };
            /**
             * @description `unsupported-media-type`: The file type is not supported. Send a PDF, JPEG or PNG file.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-too-large`: The request body is too large. Send what the interface description names, and no more. */
            413: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTenants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenants. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantList"];
                };
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenantId": "acme",
                 *       "name": "Acme Lending"
                 *     }
                 */
                "application/json": components["schemas"]["TenantCreation"];
            };
        };
        responses: {
            /** @description The tenant. */
            201: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            /**
             * @description `unsupported-media-type`: The file type is not supported. Send a PDF, JPEG or PNG file.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `conflict`: There is one already. Use the one that is there, or choose another id. */
            409: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-too-large`: The request body is too large. Send what the interface description names, and no more. */
            413: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a tenant. */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a tenant. */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Acme Bank"
                 *     }
                 */
                "application/json": components["schemas"]["TenantChange"];
            };
        };
        responses: {
            /** @description The tenant. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            /**
             * @description `unsupported-media-type`: The file type is not supported. Send a PDF, JPEG or PNG file.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-too-large`: The request body is too large. Send what the interface description names, and no more. */
            413: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Metrics. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    issueToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grant_type": "client_credentials",
                 *       "client_id": "client_1f0c6a2b9d3e4f58",
                 *       "client_secret": "arkive_secret_…"
                 *     }
                 */
                "application/json": components["schemas"]["TokenRequest"];
                /**
                 * @example {
                 *       "grant_type": "client_credentials",
                 *       "client_id": "client_1f0c6a2b9d3e4f58",
                 *       "client_secret": "arkive_secret_…"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description An access token. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "eyJhbGciOiJFUzI1NiIs…",
                     *       "token_type": "Bearer",
                     *       "expires_in": 3600,
                     *       "scope": "documents:initiate"
                     *     }
                     */
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            /** @description The request is malformed, or its grant or scope cannot be had. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "invalid_request",
                     *       "error_description": "The request is malformed, or its grant or scope cannot be had."
                     *     }
                     */
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The client is unknown, or its credentials are missing or wrong. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "invalid_client",
                     *       "error_description": "The client is unknown, or its credentials are missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server failed. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "server_error",
                     *       "error_description": "The server failed."
                     *     }
                     */
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readOntology: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ontology: classes and properties, and what they mean, by `Accept`. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Where this format alone can be had. */
                    "Content-Location"?: string;
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    /**
                     * @description `Accept`.
                     * @example Accept
                     */
                    Vary?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": Record<string, never>;
                    "application/n-triples": string;
                    "text/html": string;
                    "text/turtle": string;
                };
            };
            /** @description The client has it already. */
            304: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description Changes when the document does; send it in `If-None-Match`. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer cannot be had in an accepted format. Name one of the formats in the detail in Accept, or leave Accept out. */
            406: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readInterfaceDescription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An OpenAPI 3.0.0 document. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterfaceDescription"];
                };
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    explainProblem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example document-encrypted */
                code: "unsupported-media-type" | "missing-document" | "invalid-request" | "invalid-event" | "session-required" | "session-not-live" | "document-too-large" | "document-empty" | "document-damaged" | "document-not-in-sandbox" | "document-encrypted" | "too-many-pages" | "picture-too-large" | "page-too-large" | "too-many-words" | "reading-timeout" | "reading-memory" | "graph-timeout" | "graph-memory" | "query-invalid" | "query-too-complex" | "result-too-large" | "service-not-allowed" | "service-failed" | "webhook-address-refused" | "too-many-webhooks" | "event-log-full" | "unauthenticated" | "insufficient-scope" | "origin-not-allowed" | "page-not-allowed" | "session-key-mismatch" | "not-found" | "file-not-kept" | "method-not-allowed" | "not-acceptable" | "request-timeout" | "upload-not-found" | "upload-address-refused" | "upload-part-refused" | "upload-parts-refused" | "upload-incomplete" | "upload-differs" | "event-conflict" | "conflict" | "preference-failed" | "request-too-large" | "expectation-failed" | "too-many-requests" | "headers-too-large" | "internal-error" | "overloaded";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An explanation. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemExplanation"];
                    "text/html": string;
                };
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    isReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of a live session of this client.
                 * @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11
                 */
                "Session-Id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            204: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `session-required`: The session is not named. Send the id of a live session in the header `Session-Id`.
             *
             *     `session-not-live`: There is no such live session. Start a session: this one is unknown, has expired or was ended.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resumeSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": "3d0ca315-aff9-4fc2-be61-3b76b9a2d798"
                 *     }
                 */
                "application/json": components["schemas"]["SessionResumeRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description The session key: with a new session, and again when the request carried it. */
                    "Set-Cookie"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessionId": "3d0ca315-aff9-4fc2-be61-3b76b9a2d798",
                     *       "startedAt": "2026-03-01T12:00:00.000Z",
                     *       "expiresAt": "2026-03-01T13:00:00.000Z",
                     *       "requests": [
                     *         {
                     *           "requestId": "6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /**
             * @description `session-not-live`: There is no such live session. Start a session: this one is unknown, has expired or was ended.
             *
             *     `unsupported-media-type`: The file type is not supported. Send a PDF, JPEG or PNG file.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-too-large`: The request body is too large. Send what the interface description names, and no more. */
            413: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "lifetimeInSeconds": 3600
                 *     }
                 */
                "application/json": components["schemas"]["SessionStartRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /** @description The session key: with a new session, and again when the request carried it. */
                    "Set-Cookie"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessionId": "3d0ca315-aff9-4fc2-be61-3b76b9a2d798",
                     *       "startedAt": "2026-03-01T12:00:00.000Z",
                     *       "expiresAt": "2026-03-01T13:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /**
             * @description `unsupported-media-type`: The file type is not supported. Send a PDF, JPEG or PNG file.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-too-large`: The request body is too large. Send what the interface description names, and no more. */
            413: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openWebsocket: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of a live session of this client.
                 * @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11
                 */
                "Session-Id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tickets. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "connectionTicket": "pT1x0cQm6hWlq2vHcG9u3pXbTn4yRrJZk8sVd7fE5aM",
                     *       "authorisationTicket": "Zq8mLw2nV5tKx9yB4cD7fG1hJ3kP6rS0uA-eIoQzWvE"
                     *     }
                     */
                    "application/json": components["schemas"]["WebsocketTickets"];
                };
            };
            /**
             * @description `session-required`: The session is not named. Send the id of a live session in the header `Session-Id`.
             *
             *     `session-not-live`: There is no such live session. Start a session: this one is unknown, has expired or was ended.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientConfiguration"];
                };
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    query: {
        parameters: {
            query?: {
                /** @description Graphs that the query sees merged, as its default graph. */
                "default-graph-uri"?: string[];
                /** @description Graphs that the query sees by name. */
                "named-graph-uri"?: string[];
                /**
                 * @description A SPARQL 1.1 query.
                 * @example SELECT ?type (COUNT(?node) AS ?count) WHERE { ?node a ?type } GROUP BY ?type
                 */
                query?: string;
            };
            header?: {
                /**
                 * @description The ids of live sessions of this client: one, or several separated by commas.
                 * @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11
                 */
                "Session-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results of SELECT and ASK, or the graph of CONSTRUCT and DESCRIBE. Each form has the formats that are made for it. */
            200: {
                headers: {
                    /**
                     * @description What the default graph was, unless the query or the request named it: `documents`, `fused`, or `mixed` over several sessions; and how many documents are newer than the fused graph, so that it does not hold them.
                     * @example fused;documents-since=0
                     */
                    "Arkive-Default-Graph"?: string;
                    "Arkive-Environment": components["headers"]["Environment"];
                    /**
                     * @description `Accept`.
                     * @example Accept
                     */
                    Vary?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "application/ld+json": unknown;
                    "application/n-quads": string;
                    "application/n-triples": string;
                    "application/sparql-results+json": components["schemas"]["SparqlResults"];
                    "application/sparql-results+xml": string;
                    "application/trig": string;
                    "application/xml": string;
                    "text/csv": string;
                    "text/html": string;
                    "text/tab-separated-values": string;
                    "text/turtle": string;
                };
            };
            /**
             * @description `session-required`: The session is not named. Send the id of a live session in the header `Session-Id`.
             *
             *     `session-not-live`: There is no such live session. Start a session: this one is unknown, has expired or was ended.
             *
             *     `query-invalid`: The query is not valid. See the detail, and SPARQL 1.1 (https://www.w3.org/TR/sparql11-query/).
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             *
             *     `service-not-allowed`: The query names a service that is not allowed. Leave SERVICE out, or have the endpoint put on the list in `ARKIVE_SPARQL_SERVICES`.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer cannot be had in an accepted format. Name one of the formats in the detail in Accept, or leave Accept out. */
            406: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `query-too-complex`: The query is too complex. Nest less deeply, or split the query.
             *
             *     `result-too-large`: The result is too large. Ask for less, or for a part at a time with LIMIT and OFFSET.
             *
             *     `graph-timeout`: Working on the graph took too long. Ask for less, or put fewer documents into one session.
             *
             *     `graph-memory`: Working on the graph needed too much memory. Ask for less, or put fewer documents into one session.
             */
            422: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `service-failed`: A service that the query names did not answer. Try again later, or leave SERVICE out. */
            502: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postQuery: {
        parameters: {
            query?: {
                /** @description Graphs that the query sees merged, as its default graph. */
                "default-graph-uri"?: string[];
                /** @description Graphs that the query sees by name. */
                "named-graph-uri"?: string[];
            };
            header: {
                /**
                 * @description The ids of live sessions of this client: one, or several separated by commas.
                 * @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11
                 */
                "Session-Id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example SELECT ?type (COUNT(?node) AS ?count) WHERE { ?node a ?type } GROUP BY ?type */
                "application/sparql-query": string;
                /**
                 * @example {
                 *       "query": "SELECT ?type (COUNT(?node) AS ?count) WHERE { ?node a ?type } GROUP BY ?type"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SparqlForm"];
            };
        };
        responses: {
            /** @description The results of SELECT and ASK, or the graph of CONSTRUCT and DESCRIBE. Each form has the formats that are made for it. */
            200: {
                headers: {
                    /**
                     * @description What the default graph was, unless the query or the request named it: `documents`, `fused`, or `mixed` over several sessions; and how many documents are newer than the fused graph, so that it does not hold them.
                     * @example fused;documents-since=0
                     */
                    "Arkive-Default-Graph"?: string;
                    "Arkive-Environment": components["headers"]["Environment"];
                    /**
                     * @description `Accept`.
                     * @example Accept
                     */
                    Vary?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "application/ld+json": unknown;
                    "application/n-quads": string;
                    "application/n-triples": string;
                    "application/sparql-results+json": components["schemas"]["SparqlResults"];
                    "application/sparql-results+xml": string;
                    "application/trig": string;
                    "application/xml": string;
                    "text/csv": string;
                    "text/tab-separated-values": string;
                    "text/turtle": string;
                };
            };
            /**
             * @description `session-required`: The session is not named. Send the id of a live session in the header `Session-Id`.
             *
             *     `session-not-live`: There is no such live session. Start a session: this one is unknown, has expired or was ended.
             *
             *     `query-invalid`: The query is not valid. See the detail, and SPARQL 1.1 (https://www.w3.org/TR/sparql11-query/).
             *
             *     `unsupported-media-type`: The file type is not supported. Send a PDF, JPEG or PNG file.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             *
             *     `service-not-allowed`: The query names a service that is not allowed. Leave SERVICE out, or have the endpoint put on the list in `ARKIVE_SPARQL_SERVICES`.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer cannot be had in an accepted format. Name one of the formats in the detail in Accept, or leave Accept out. */
            406: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-too-large`: The request body is too large. Send what the interface description names, and no more. */
            413: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `query-too-complex`: The query is too complex. Nest less deeply, or split the query.
             *
             *     `result-too-large`: The result is too large. Ask for less, or for a part at a time with LIMIT and OFFSET.
             *
             *     `graph-timeout`: Working on the graph took too long. Ask for less, or put fewer documents into one session.
             *
             *     `graph-memory`: Working on the graph needed too much memory. Ask for less, or put fewer documents into one session.
             */
            422: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `service-failed`: A service that the query names did not answer. Try again later, or leave SERVICE out. */
            502: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of a live session of this client.
                 * @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11
                 */
                "Session-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filename": "statements-2025.pdf",
                 *       "mimeType": "application/pdf",
                 *       "sizeInBytes": 9000000
                 *     }
                 */
                "application/json": components["schemas"]["UploadRequest"];
            };
        };
        responses: {
            /** @description The upload has begun. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uploadId": "6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11",
                     *       "partSize": 5242880,
                     *       "parts": [
                     *         {
                     *           "partNumber": 1,
                     *           "uri": "http://localhost:8081/uploads/6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11/parts/1?expires=1772370000&signature=i3wJ0b3fJ1xTt8Q2oYk2m0bWcBzq3rQxvVhK0mXGm5o"
                     *         },
                     *         {
                     *           "partNumber": 2,
                     *           "uri": "http://localhost:8081/uploads/6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11/parts/2?expires=1772370000&signature=i3wJ0b3fJ1xTt8Q2oYk2m0bWcBzq3rQxvVhK0mXGm5o"
                     *         }
                     *       ],
                     *       "completeUri": "http://localhost:8081/uploads/6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11?expires=1772370000&signature=i3wJ0b3fJ1xTt8Q2oYk2m0bWcBzq3rQxvVhK0mXGm5o",
                     *       "expiresAt": "2026-03-01T13:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BegunUpload"];
                };
            };
            /**
             * @description `session-required`: The session is not named. Send the id of a live session in the header `Session-Id`.
             *
             *     `session-not-live`: There is no such live session. Start a session: this one is unknown, has expired or was ended.
             *
             *     `unsupported-media-type`: The file type is not supported. Send a PDF, JPEG or PNG file.
             *
             *     `document-too-large`: The file is too large. Send at most 4.5 MB with a request, and at most 25 MB by `POST /uploads`.
             *
             *     `document-empty`: The file is empty. Send the whole file.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-too-large`: The request body is too large. Send what the interface description names, and no more. */
            413: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    completeUpload: {
        parameters: {
            query: {
                /** @description Part of the address. */
                expires: string;
                /** @description Part of the address. */
                signature: string;
            };
            header?: never;
            path: {
                /** @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11 */
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "parts": [
                 *         {
                 *           "partNumber": 1,
                 *           "etag": "\"9a0364b9e99bb480dd25e1f0284c8555\""
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UploadParts"];
            };
        };
        responses: {
            /** @description The file is there. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uploadId": "6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11",
                     *       "filename": "statements-2025.pdf",
                     *       "mimeType": "application/pdf",
                     *       "sizeInBytes": 9000000,
                     *       "expiresAt": "2026-03-01T13:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Upload"];
                };
            };
            /**
             * @description `upload-parts-refused`: The parts do not make up the file. List every part once, in ascending order, with the ETag of its last PUT.
             *
             *     `unsupported-media-type`: The file type is not supported. Send a PDF, JPEG or PNG file.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upload-address-refused`: The address is not signed, or no longer valid. Use the addresses that `POST /uploads` gave, as they are, before they expire. */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upload-not-found`: There is no such upload. Begin another with `POST /uploads`: this one is unknown, was used or aborted, or has expired. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-too-large`: The request body is too large. Send what the interface description names, and no more. */
            413: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upload-differs`: The file is not what was declared. Begin another upload, with the type and the size that the file has. */
            422: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    abortUpload: {
        parameters: {
            query?: {
                /** @description Part of the address. */
                expires?: string;
                /** @description Part of the address. */
                signature?: string;
            };
            header?: never;
            path: {
                /** @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11 */
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload is gone. */
            204: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `upload-address-refused`: The address is not signed, or no longer valid. Use the addresses that `POST /uploads` gave, as they are, before they expire.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upload-not-found`: There is no such upload. Begin another with `POST /uploads`: this one is unknown, was used or aborted, or has expired. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendPart: {
        parameters: {
            query: {
                /** @description Part of the address. */
                expires: string;
                /** @description Part of the address. */
                signature: string;
            };
            header?: {
                /** @description MD5 (RFC 1864) of the part, in base64. It is checked. */
                "Content-MD5"?: string;
                /** @description CRC-32, big-endian, of the part, in base64. It is checked. */
                "x-amz-checksum-crc32"?: string;
                /** @description SHA-256 of the part, in base64. It is checked. */
                "x-amz-checksum-sha256"?: string;
            };
            path: {
                /** @example 1 */
                partNumber: number;
                /** @example 6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11 */
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** @description The part is there. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    /**
                     * @description Names these bytes in the list of parts.
                     * @example "9a0364b9e99bb480dd25e1f0284c8555"
                     */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `upload-part-refused`: The part is not what it was to be. Send the bytes of this part again, as many as `partSize` says and with the checksum that they have.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upload-address-refused`: The address is not signed, or no longer valid. Use the addresses that `POST /uploads` gave, as they are, before they expire. */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upload-not-found`: There is no such upload. Begin another with `POST /uploads`: this one is unknown, was used or aborted, or has expired. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://client.example/arkive",
                 *       "types": [
                 *         "org.w3id.arkive.document.appended"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description The webhook. */
            201: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            /**
             * @description `unsupported-media-type`: The file type is not supported. Send a PDF, JPEG or PNG file.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-too-large`: The request body is too large. Send what the interface description names, and no more. */
            413: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `webhook-address-refused`: Webhooks may not go to this address. Name a host on the public Internet, or have its network put on the list in `ARKIVE_WEBHOOK_NETWORKS`.
             *
             *     `too-many-webhooks`: The client has as many webhooks as it may. Change or remove one of them.
             */
            422: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example webhook_1f0c6a2b9d3e4f58 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example webhook_1f0c6a2b9d3e4f58 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example webhook_1f0c6a2b9d3e4f58 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enabled": true
                 *     }
                 */
                "application/json": components["schemas"]["WebhookWish"];
            };
        };
        responses: {
            /** @description The webhook as it is now. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /**
             * @description `unsupported-media-type`: The file type is not supported. Send a PDF, JPEG or PNG file.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-too-large`: The request body is too large. Send what the interface description names, and no more. */
            413: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook-address-refused`: Webhooks may not go to this address. Name a host on the public Internet, or have its network put on the list in `ARKIVE_WEBHOOK_NETWORKS`. */
            422: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description A cursor. */
                after?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @example webhook_1f0c6a2b9d3e4f58 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveries"];
                };
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replayWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example webhook_1f0c6a2b9d3e4f58 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "since": "2026-03-01T12:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookReplayWish"];
            };
        };
        responses: {
            /** @description They are sent. */
            202: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplay"];
                };
            };
            /**
             * @description `unsupported-media-type`: The file type is not supported. Send a PDF, JPEG or PNG file.
             *
             *     `invalid-request`: The request is not valid. See the detail and the interface description.
             */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-too-large`: The request body is too large. Send what the interface description names, and no more. */
            413: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renewWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example webhook_1f0c6a2b9d3e4f58 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example webhook_1f0c6a2b9d3e4f58 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is sent. */
            202: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTest"];
                };
            };
            /** @description `invalid-request`: The request is not valid. See the detail and the interface description. */
            400: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: No valid credential was given. Send a bearer token or an API key. */
            401: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient-scope`: The credential lacks a scope. Ask for a token with the scope named in the detail.
             *
             *     `origin-not-allowed`: The page may not call from its origin. Call from an origin that is registered for the public client.
             *
             *     `page-not-allowed`: Pages of public clients may call operations of sessions only. Send a bearer token or an API key.
             *
             *     `session-key-mismatch`: The session key is wrong. Send the cookie that came with the session.
             */
            403: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. Check the address. */
            404: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request-timeout`: The request took too long to arrive. Send the request again, faster. */
            408: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `expectation-failed`: The Expect header field cannot be met. Send no Expect other than 100-continue. */
            417: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. Try again after the time in Retry-After. */
            429: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `headers-too-large`: The header fields are too large. Send fewer or shorter header fields. */
            431: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: The service failed. Report the requestId. */
            500: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`: The service is busy. Try again after the time in Retry-After. */
            503: {
                headers: {
                    "Arkive-Environment": components["headers"]["Environment"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
