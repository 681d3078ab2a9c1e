// Generated from openapi/ by `npm run contract`. Do not edit.

export interface paths {
    "/api/clientes/catalogo/destacados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List featured pieces
         * @description Products marked `destacado` that can be bought. A product with `estado` 0 is never listed.
         */
        get: operations["listFeatured"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clientes/catalogo/inicio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the catalogue without filters
         * @description The catalogue as it opens, used while no filter is active.
         */
        get: operations["listInitialCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clientes/catalogo/filtros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the catalogue with filters
         * @description Values of one key are alternatives, different keys combine. Values are names, compared without case or accents; an unknown one matches nothing. `Plata` does not include gold-plated pieces. Lists are repeated keys, and one value is still a list. Clients have to be ready for pieces that a key of an extension would leave out: backends without the extension do not look at it.
         */
        get: operations["filterCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clientes/catalogo/filtros/cuentas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what filters would show
         * @description How many pieces each option of each filter would show beside the other filters that are chosen and the text: a filter's own values do not narrow its counts. The options are those that the shop offers, also where there is none. A backend that lacks this answers 404: filters are then shown without counts.
         */
        get: operations["countCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clientes/catalogo/buscar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search products by text
         * @description Products whose name or description contains the text, compared without case or accents. A blank text finds nothing. A text that names a category is better asked with `filterCatalog`. A backend may understand more and put the best first, as `searchEntries` of the SDK does: every word counts, plurals and synonyms of the trade too, also in category, material, stone and sizes, with one letter wrong.
         */
        get: operations["searchCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clientes/catalogo/ofertas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List special offers
         * @description Products that have a special price and can be bought.
         */
        get: operations["listOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clientes/catalogo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show one product
         * @description The product with all its sizes. A product with `estado` 0 answers 404.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/producto-talla/obtener": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the product-size record
         * @description The record of a product in one size, which is what goes into a cart, with its stock. Products without sizes have one, `Única`. 404 when the combination does not exist.
         */
        get: operations["getProductSize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categorias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories
         * @description Category 1 means rings: only its products have sizes.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/piedras": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stones
         * @description Kinds of stone, for filters and forms.
         */
        get: operations["listStones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/materiales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List materials
         * @description Materials, for filters and forms.
         */
        get: operations["listMaterials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tallas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sizes
         * @description Sizes that a product may have.
         */
        get: operations["listSizes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banners/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List banner images
         * @description The addresses of the current banners, in the order they were uploaded. The list may be empty.
         */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banners/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the banners
         * @description Takes one or more images, repeated under the field `banners`, and replaces the current set with them, since no other call removes one. Files are recognised by their content; SVG is never accepted.
         */
        post: operations["uploadBanners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banners/textos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the banners with their words
         * @description The banners in the order of the list of their images, each with its title, its line, where it leads to and the point that stays in sight.
         */
        get: operations["listBannerWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banners/textos/{idBanner}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Write the words of a banner
         * @description Replaces all of them. They stay with the picture: one that is uploaded again keeps its words.
         */
        put: operations["setBannerWords"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preguntas/preguntas-visibles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the questions that visitors see
         * @description Only questions with `visible` 1.
         */
        get: operations["listVisibleFaqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preguntas/preguntas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all questions
         * @description Every question, hidden ones too, newest first.
         */
        get: operations["listFaqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preguntas/agregarPregunta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a question
         * @description Question and answer must not be blank.
         */
        post: operations["createFaq"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preguntas/editarPregunta/{idPregunta}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a question
         * @description Replaces question, answer and visibility, and of the texts in English what is sent.
         */
        put: operations["updateFaq"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preguntas/borrarPregunta/{idPregunta}": {
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
         * Delete a question
         * @description The question is gone for good. With a `version`, it is deleted only while that is the current one; 409 `VERSION_CONFLICT` otherwise.
         */
        delete: operations["deleteFaq"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/session/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an anonymous session
         * @description Gives a visitor without login a token for a cart. The call takes no body.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrito/obtener": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the cart
         * @description The cart of the account, or of `sessionToken` without a login; the body may be absent or empty with a login token. Lines carry the current price, and lines of products that are no longer sold are flagged with `disponible`. 401 when neither token is good.
         */
        post: operations["getCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrito/agregar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a piece into the cart
         * @description Adds to the line of this product-size, or makes one. More than the stock, counting what the cart already holds, is 409 `STOCK_EXCEEDED` with `stock`, and the line stays as it was. 404 when the product-size does not exist or its product has `estado` 0. With `version`, nothing is added to any other state of the cart than the one that it was asked for; with `Idempotency-Key`, a retry adds nothing twice.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrito/cantidad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the quantity of a line
         * @description The quantity is absolute. More than the stock is 409 `STOCK_EXCEEDED` with `stock`, and the line stays as it was. 404 when the cart has no such line. `version` and `Idempotency-Key` as in `addToCart`.
         */
        put: operations["changeCartQuantity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrito/vaciar": {
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
         * Empty the cart
         * @description Removes every line. Emptying an empty cart succeeds. `version` and `Idempotency-Key` as in `addToCart`.
         */
        delete: operations["emptyCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrito/producto": {
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
         * Remove a line
         * @description Takes the whole line out. 404 when the cart has no such line. `version` and `Idempotency-Key` as in `addToCart`.
         */
        delete: operations["removeFromCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrito/envio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Tell the shipping that was shown
         * @description Accepted and checked, never trusted: the cart carries the configured fee whatever is sent.
         */
        put: operations["setCartShipping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/envio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the shipping fee
         * @description 8 US dollars unless an administrator set another one. Not to be cached.
         */
        get: operations["getShippingFee"];
        /**
         * Set the shipping fee
         * @description The new fee applies to every cart at once; placed orders keep theirs.
         */
        put: operations["setShippingFee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/retiro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the places to pick orders up
         * @description All of them, in the order in which they are shown; orders can be placed for those that are `activo`. Not to be cached.
         */
        get: operations["getPickupPlaces"];
        /**
         * Set the places to pick orders up
         * @description The whole list. Purchases from now on know it; placed orders keep the words and the fee that they were placed with. A place with the `idLugar` of none that there is is 400.
         */
        put: operations["setPickupPlaces"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tipo-cambio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a dollar costs in colones
         * @description The rate that counts now. An amount in colones is whole: the amount in cents times the rate, divided by 100 and rounded half up.
         */
        get: operations["getExchangeRate"];
        /**
         * Set what a dollar costs in colones
         * @description Counts from now on; orders keep theirs. The same rate again confirms it: it is as old as its last change.
         */
        put: operations["setExchangeRate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tipo-cambio/historial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who set which rate, and when
         * @description The last hundred changes, and after how many days the shop wants to be reminded of its rate.
         */
        get: operations["listExchangeRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/compra": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy what is in the cart
         * @description Makes an order in `pendiente` from the account's cart with the server's prices and shipping, takes the stock of all lines at once, and empties the cart; or refuses and changes nothing. With `montoTotal` it also refuses when the total is not the one that the buyer was shown. With `sinPieza` it makes the order also when a piece is gone, whatever total was shown. `PENDING_LIMIT` is for whoever has not paid yet: where the backend knows holds, `holdCart` says it before one pays, and a purchase of a held cart, or with `sinPieza`, is made however many orders wait. An empty cart is 400. Only customers buy. With `Idempotency-Key`, a double click, a retry or a lost answer never makes two orders: the first answer is given again, and a second attempt waits while the first one runs.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/clientes/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Checks e-mail (compared without case) and password, whatever the role. With the session token of an anonymous visitor, the anonymous lines move into the account's cart: quantities of the same product-size are added and clamped to the stock, and the anonymous cart is then gone; what was cut is in `recortes`. A blocked account cannot log in (403 `ACCOUNT_BLOCKED`). An account with two-step login (an optional part of the contract) also needs `codigo`: without it the right password is 401 `SECOND_STEP_REQUIRED`, with a wrong or used one 401 `SECOND_STEP_WRONG`.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/autocomplete/{identificacion}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look a person up
         * @description Name and surnames that the public electoral roll holds for an identification. Clients ask when it has exactly 9 characters, to fill the registration form. Limited by address, and for all addresses together (429): where the lookup is refused or off (404 `LOOKUP_OFF`), names are typed.
         */
        get: operations["lookupPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a customer
         * @description Makes a customer account (role 1). A 9-digit identification must be on the electoral roll (404 otherwise); other lengths (residents, passports) are taken with the names as typed, and so are all where the person lookup is off.
         */
        post: operations["registerCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/clientes/perfil": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own profile
         * @description The account of the token, whatever its role. It also tells whether the session is still good before checkout: a 401 ends the session.
         */
        get: operations["getCustomerProfile"];
        /**
         * Change the own e-mail and phone
         * @description Only `correo` and `telefono` change. The names are accepted, because clients send the whole profile, and stay as they are. Where the account says `correoPideContrasena`, another e-mail takes the `contrasenaActual` (400 naming that field without it, or with a wrong one), and the old address gets a link that undoes it.
         */
        put: operations["updateCustomerProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/admin/perfil": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own staff profile
         * @description The staff account of the token.
         */
        get: operations["getStaffProfile"];
        /**
         * Change the own staff e-mail and phone
         * @description Staff change `correo` and `telefono` only. Another e-mail takes the `contrasenaActual`, as in the customers' call.
         */
        put: operations["updateStaffProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/sesion/cerrar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the login of the token: it opens nothing any more. Other logins of the account go on.
         */
        post: operations["endLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/sesion/cerrar-todas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out everywhere
         * @description Ends every login of the account, on every device, that of the token included.
         */
        post: operations["endAllLogins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/admin/dos-pasos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own two-step login
         * @description Whether a code is asked for when the account logs in, and how many recovery codes are left.
         */
        get: operations["getTwoStep"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/admin/dos-pasos/iniciar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up two-step login
         * @description Draws a new secret for an authenticator app. Nothing changes at the login until a code of it has confirmed it; beginning again draws another.
         */
        post: operations["startTwoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/admin/dos-pasos/activar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn two-step login on
         * @description The password and a code of the secret that was begun with turn it on. The answer holds ten recovery codes, which are shown this once; each can stand for a code one time. A password or a code that is wrong is 400 with its field.
         */
        post: operations["confirmTwoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/admin/dos-pasos/codigos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw new recovery codes
         * @description Ten new recovery codes; those of before stop working. A password or a code that is wrong is 400 with its field.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/admin/dos-pasos/quitar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn two-step login off
         * @description The password and a code (or a recovery code) turn it off, unless the shop demands it (409). A password or a code that is wrong is 400 with its field.
         */
        post: operations["disableTwoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/correo/confirmacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the letter that confirms the own e-mail
         * @description E-mails a link that confirms the address of the account: valid for 7 days, used once. While several links can be used, further requests are answered alike and send nothing. An address that is confirmed already is 409 `INVALID_STATE`.
         */
        post: operations["requestEmailConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/correo/confirmar/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail with the link of a letter
         * @description Uses the token up. An unknown, expired or used one, or one that went to an earlier e-mail of the account, is 404.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recuperacion/solicitar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a reset link
         * @description E-mails a link that is valid for one hour and works once. Asking is limited by address (429). While several links of an account can be used, further requests are answered alike and send nothing: the newest link goes on working.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recuperacion/verificar/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a reset link
         * @description Tells whether the token of a link can still be used, without using it. An unknown, expired or used one is 404.
         */
        get: operations["verifyResetToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recuperacion/restablecer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Uses the token up and sets the password; every login token of the account stops working. An unknown, expired or used token is 404; a weak or forbidden password is 400 and leaves the token usable.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recuperacion/deshacer-correo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of the e-mail
         * @description Uses up the link that the old address got when the e-mail of an account changed, within 7 days: the account has that address again, whatever has changed since. Every login token, reset link and later link of the account stops working, and so does its password: whoever changed the e-mail knew it, and a new one is set with a reset link. An unknown, expired or used token is 404; 409 `EMAIL_IN_USE` when another account has the address by now.
         */
        post: operations["undoEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suscripcion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Subscribe or unsubscribe
         * @description Turns the newsletter of the customer on or off. Asking for the state it already has is not an error. Clients give up after 5000 ms.
         */
        patch: operations["setSubscription"];
        trace?: never;
    };
    "/api/suscripcion/baja/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the novedades with the link of a letter
         * @description Turns the newsletter of the account off that the letter went to, without a login; asked again it is no error. The token is signed by the server, does not expire and can do nothing else.
         */
        post: operations["leaveNovedades"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/usuario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own orders
         * @description The regular orders of the customer, newest first.
         */
        get: operations["listMyOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/usuario/{idPedido}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of the own orders
         * @description The order with delivery, payment and receipt; clients merge it into the item of the list. Somebody else's order is 404.
         */
        get: operations["getMyOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/regulares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all regular orders
         * @description The regular orders of every customer, newest first. With `limite` (optional extension), a page of those that fit what is asked for together, by descending `idPedido`; `busqueda` looks at the customer's full name and at `resumen`; where no order has the text, a backend may find those of customers whose name is one letter off, as `customersFitting` of the SDK does.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/{idPedido}/aceptar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept an order
         * @description From `pendiente` only (409 `INVALID_STATE` otherwise): `estadoPedido` becomes `confirmado` and `estadoPago` becomes `verificado`. Also 409 `INVALID_STATE` (extension `holds`) while a line with `sinPieza` is to be decided on (`decideMissing`).
         */
        put: operations["acceptOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/{idPedido}/enviar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark an order as shipped
         * @description From `confirmado` only (409 `INVALID_STATE` otherwise): `estadoPedido` becomes `enviado`. The body is an optional extension (`shipments`): the guide of the parcel; without it, one that was noted before stays.
         */
        put: operations["shipOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/{idPedido}/rechazar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reject an order
         * @description From `pendiente` only (409 `INVALID_STATE` otherwise): `estadoPedido` becomes `cancelado` and `estadoPago` becomes `rechazado`. The stock of every line comes back, once. The body is optional (extension `payments`): a reason, which the letter tells. What had come for the order is to be given back.
         */
        put: operations["rejectOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/envio/{idCarrito}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read where an order goes
         * @description Delivery address and payment method of the order that came of a cart.
         */
        get: operations["getOrderShipping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/comprobante/{idCarrito}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the receipt of an order
         * @description A link to the payment receipt. Receipts are private: the link opens for its owner and for administrators, and expires.
         */
        get: operations["getOrderReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/contacto/{idCarrito}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the contact of an order
         * @description E-mail and phone of the customer whose cart became the order.
         */
        get: operations["getOrderContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/{idPedido}/revision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what helps to judge a receipt
         * @description The receipt, the orders that were paid with the same picture or one that looks the same, and the payment reference with its checks. It only warns: nothing is ever rejected by itself.
         */
        get: operations["getOrderReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/{idPedido}/referencia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Note the payment reference
         * @description Replaces the reference that the customer or a clerk has typed; null takes it away. A reference that is not plausible, or that another order has, is stored all the same and reported in the answer. With a `version`, it is stored only while nobody else has changed the reference since; 409 `VERSION_CONFLICT` otherwise.
         */
        put: operations["setOrderReference"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/{idPedido}/historial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the history of an order
         * @description Who did what and when, oldest first, with the internal notes. Customers never see it.
         */
        get: operations["listOrderEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/{idPedido}/notas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an internal note to an order
         * @description Notes are for the staff only and stay as they were written.
         */
        post: operations["addOrderNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/{idPedido}/pagos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what has come for an order
         * @description Its payments as they were entered, and its receipts.
         */
        get: operations["listPayments"];
        put?: never;
        /**
         * Enter a payment
         * @description Notes money that has come, in whatever state the order is. 409 `INVALID_STATE` when a payment with the same reference has been entered for the order.
         */
        post: operations["addPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/{idPedido}/pagos/{idPago}": {
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
         * Take a mistake away
         * @description The payment was entered by mistake. 409 `INVALID_STATE` when the order is cancelled: what has to be given back follows from it.
         */
        delete: operations["removePayment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrito/apartado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Prolong the hold of the cart
         * @description By 15 minutes, once: a hold that was prolonged before stays as it is. 404 when nothing is held, or its time is over.
         */
        put: operations["prolongHold"];
        /**
         * Hold what is in the cart
         * @description Nobody else can buy its pieces until `apartado.hasta`, and they keep the price that they have now. A cart that is held keeps its time: what was put into it since is held with the rest. 409 `STOCK_EXCEEDED` when there is not enough of a piece, 409 `PENDING_LIMIT` when the account has as many orders in `pendiente` as one may have, 429 `HOLD_LIMIT` when the same person or network has held one of them three times within a day; nothing is held then. An empty cart is 400. Buying uses the hold; taking a piece out of the cart, or time, ends it.
         */
        post: operations["holdCart"];
        /**
         * Let go what the cart holds
         * @description The pieces stay in the cart and are free for everybody. Nothing happens when nothing is held.
         */
        delete: operations["releaseHold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apartados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is held
         * @description The holds whose time is not over, the one that ends first in front.
         */
        get: operations["listHolds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apartados/espera": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear when a piece is free again
         * @description Leaves an address for one letter, written when the piece can be bought again; everybody who waits gets it at once, and the piece is whose who comes first. An address waits for a piece once. It is forgotten with the letter, or after 30 days. 404 when there is no such piece; 409 `INVALID_STATE` when nobody holds it.
         */
        post: operations["waitForPiece"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apartados/{idApartado}": {
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
         * End a hold
         * @description Its pieces are free for everybody; they stay in the cart. 404 when it has ended.
         */
        delete: operations["endHold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/{idPedido}/sin-pieza": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on a piece that was paid and is gone
         * @description Of a line with `sinPieza`. `otraPieza` takes the other piece from the stock that nobody holds (409 `STOCK_EXCEEDED` otherwise), as many as the line has: the line becomes that piece at its price of today, and `montoTotal` and `montoColones`, at the rate of the order, are counted anew. `encargo` makes a special order in `Aceptado` of it, whose `anticipo` is the amount of the line; the order keeps its total. When that special order is rejected, the line is to be decided again while the order is `pendiente`, and the `anticipo` is to be given back afterwards. Rejecting the order rejects it too. `devolucion` returns the money of the piece: the line says `devuelta`, `montoTotal` and `montoColones`, at the rate of the order, are counted anew without it, the shipping stays, and its amount is in `listRefunds`, whether or not a payment was noted: in colones where only colones have come, or are expected. A later rejection owes the rest. The customer is told by letter. 409 `INVALID_STATE` when the order is not `pendiente`, the line was decided on already, or its money would be returned and nothing else is left of the order (reject it then), 404 without such a line or such a piece.
         */
        post: operations["decideMissing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favoritos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the customer keeps
         * @description The pieces that the account has kept, newest first. A piece that is not listed just now stays: whoever shows them tells how many the catalogue does not have.
         */
        get: operations["listFavorites"];
        put?: never;
        /**
         * Keep what a device has kept
         * @description Keeps several pieces at once: after a login, those that the device kept without one, the newest first. What is kept already stays where it is, and what does not exist is passed over, so asking again changes nothing. A piece that is not listed just now is kept, too.
         */
        post: operations["mergeFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favoritos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep a piece
         * @description What is kept already stays where it is. An account keeps 200 pieces: the oldest goes. 404 for a piece that does not exist or is not listed.
         */
        put: operations["addFavorite"];
        post?: never;
        /**
         * Keep a piece no longer
         * @description Nothing happens when it was not kept.
         */
        delete: operations["removeFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guardadas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the customer has saved for later
         * @description The lines that were put aside from the cart, newest first. They hold nothing and count in no total. One whose piece is not listed just now stays, as favourites do.
         */
        get: operations["listSavedLines"];
        /**
         * Save lines for later
         * @description Sets the lines that it names, in front in their order; a quantity of 0 takes one out, and the other lines stay as they are. Of a line that is named twice the first counts. What does not exist is passed over. An account saves 50 lines: the oldest go. The cart is another list, and stays as it is.
         */
        put: operations["saveLines"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/{idPedido}/comprobante": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ask for another receipt
         * @description The customer is written a letter with a link that takes another receipt, and is reminded when half of the time is over. The order stays `pendiente`, its pieces stay hers; without an answer by the deadline it is cancelled. Asking again replaces the reason and begins the time anew. 409 `INVALID_STATE` unless the order is `pendiente`.
         */
        put: operations["requestReceipt"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/comprobante/pedido/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read why another receipt is asked for
         * @description By the token of a letter's link, without a login. The token is signed by the server and can do nothing but this and sending a receipt while the order waits. The answer names nobody and shows no receipt. Where nothing was asked for, it is `libre`, with the day of the order and the reason `otro` without words, until six receipts have come; `quedan` says how many more are taken.
         */
        get: operations["getReceiptRequest"];
        put?: never;
        /**
         * Send the receipt that was asked for
         * @description Takes the receipt that was asked for, and while `quedan` is not 0 further ones of whoever pays in parts; checked like the one of a purchase. The earlier ones stay, and the answer says `recibida`. 409 `INVALID_STATE` when none is taken any more.
         */
        post: operations["sendReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/contabilidad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the orders of a month for the accountant
         * @description Every order that was placed in the month, in whatever state, the oldest first. They name people: the record of activity keeps that they were read.
         */
        get: operations["getMonthAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/devoluciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is to be given back
         * @description What had come for orders that were cancelled: first what is still to be given back, the longest waiting first, then what was given back, the newest first.
         */
        get: operations["listRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/devoluciones/{idDevolucion}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Note that money was given back
         * @description With the number that the bank shows of it, or what else proves it. 409 `INVALID_STATE` when it has been given back already.
         */
        put: operations["setRefund"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/envios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is to be sent
         * @description The orders in `confirmado`, the longest waiting first, each with all that a packing slip says. With `pedido`, those orders instead, in whatever state; numbers that no order has are passed over.
         */
        get: operations["listShipments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/{idPedido}/envio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Note how the sending of an order goes
         * @description What is not named stays. `guia` of an order in `confirmado` or `enviado`; a guide that is new to an order in `enviado` is told to its customer by another letter. `preparacion` of one in `confirmado`, `entregado` of one in `enviado`; 409 `INVALID_STATE` otherwise. A mark counts from the moment it is set; set again, it keeps its day.
         */
        put: operations["setShipment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conciliacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the bank says of the orders
         * @description The bank's entries that wait, and the orders in `pendiente` that they may pay: what belongs together with certainty, what may, and what neither has. It decides nothing by itself.
         */
        get: operations["getReconciliation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conciliacion/entradas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add what was read from the bank
         * @description Entries of messages, letters or a statement. One that was added before, from whatever, is passed over: the same amount and currency within three days with the same reference, or the same name where their numbers are of two kinds. What no order is like waits for later ones.
         */
        post: operations["addBankEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conciliacion/entradas/{idEntrada}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say what an entry is not
         * @description `noPaga` names orders that the entry is not offered for any more. `apartada` sets it aside: it pays no order, and waits no longer, until `apartada: false` takes that back. 409 `INVALID_STATE` when it has paid an order meanwhile, and when somebody else has set it aside or taken it back.
         */
        put: operations["setBankEntry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conciliacion/aceptar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept orders that the bank says are paid
         * @description Accepts the orders of each match as `acceptOrder` does, with a payment of `origen` `banco` where the backend knows of payments, and its entries wait no longer. Each match counts for itself: it is done as a whole or not at all, and `resultados` says which, in the same order.
         */
        post: operations["acceptMatches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedido/seguimiento/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow an order with the link of a letter
         * @description How it goes, without a login. The token is signed by the server, does not expire and can do nothing else. The answer names nobody: no name, address, e-mail, phone or receipt.
         */
        get: operations["followOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/envio/seguimiento": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read where guides are followed
         * @description The address of the carrier, with `{guia}` where the guide goes.
         */
        get: operations["getTracking"];
        /**
         * Set where guides are followed
         * @description Counts for every guide from now on, also for those that were noted before.
         */
        put: operations["setTracking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedidos-especiales/usuario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own special orders
         * @description The custom pieces that the customer asked for, newest first.
         */
        get: operations["listMySpecialOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedidos-especiales/agregar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a custom piece
         * @description Customers only; staff get 403. `talla` is required when `pieza` is Anillos. The reference image is optional and private: only its owner and administrators can open it. With an `Idempotency-Key`, the same key makes one special order, however often it is sent.
         */
        post: operations["requestSpecialOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedidos-especiales/todos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all special orders
         * @description The special orders of every customer, newest first. Clients give up after 10000 ms. With `limite` (optional extension), a page of those whose customer, or state as people read it, holds every word of `busqueda`; a number, with # or without, also finds the special order that has it, and a backend may read it as people write it (`N.º 7`, `pedido especial 7`), as `orderNumber` of the SDK does; where none has the text, a backend may find those of customers whose name is one letter off, as `specialOrdersFitting` of the SDK does.
         */
        get: operations["listSpecialOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedidos-especiales/estado/{idPedidoEspecial}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Decide on a special order
         * @description Any state that is not final becomes `Aceptado` or `Rechazado`; `Aceptado` becomes `Enviado`; `Enviado` and `Rechazado` are final. Any other step is 409 `INVALID_STATE`. With a `version`, the decision counts only while nobody else has decided since; 409 `VERSION_CONFLICT` otherwise.
         */
        patch: operations["changeSpecialOrderStatus"];
        trace?: never;
    };
    "/api/pedidos-especiales/{idPedidoEspecial}/historial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the history of a special order
         * @description Who did what and when, oldest first, with the internal notes. Customers never see it.
         */
        get: operations["listSpecialOrderEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedidos-especiales/{idPedidoEspecial}/notas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an internal note to a special order
         * @description Notes are for the staff only and stay as they were written.
         */
        post: operations["addSpecialOrderNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/productos/todos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all products
         * @description Every product, the unavailable ones (`estado` 0) included, by `idProducto`, with its sizes and stock. With `limite` (optional extension), a page of those whose name holds `busqueda`.
         */
        get: operations["listAllProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/productos/agregar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a product
         * @description Needs name, description, category, material, stone, picture and at least one of `precio` and `precioEspecial`. An available ring needs at least one size in `tallas`; another available piece needs `stock` above 0. The picture is checked by content and re-encoded.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/productos/editar/{idProducto}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a product or its stock
         * @description Name, description, price, picture, stock and `estado` may change at any time: orders keep their own copy of what was bought. Changing the category, or dropping a size, that an order in `pendiente` or `confirmado` holds is 409 `IN_USE`; so is dropping a size that the hold of a cart keeps (extension `holds`), and for a day after its time is over while it stays in that cart, since it may have been paid. With a `stockVisto`, stock is set only while there are that many; 409 `STOCK_CHANGED` otherwise. A hidden product that becomes available needs stock above 0.
         */
        put: operations["updateProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/productos/borrar/{id}": {
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
         * Delete a product
         * @description A product that an order in `pendiente` or `confirmado` holds is 409 `IN_USE`; so is one that the hold of a cart keeps (extension `holds`), and for a day after its time is over while it stays in that cart, since it may have been paid. Products of finished orders may go; the history keeps its lines. With a `version`, it is deleted only while that is the current one; 409 `VERSION_CONFLICT` otherwise.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/productos/fotos/{idProducto}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put photographs in order
         * @description 409 `INVALID_STATE` when `orden` does not name the photographs that the product has by now, each once. With 0 in it the main picture is one of them.
         */
        put: operations["sortPhotos"];
        /**
         * Add a photograph
         * @description Comes after those that the product has. It is checked by content and re-encoded, like the main picture. 409 `INVALID_STATE` when the product has seven already, which makes eight with the main one.
         */
        post: operations["addPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/productos/fotos/{idProducto}/{idFoto}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say what a photograph shows
         * @description The last change wins. A main picture that is replaced by an edit of the product has no description.
         */
        put: operations["describePhoto"];
        post?: never;
        /**
         * Take a photograph away
         * @description The others close the gap.
         */
        delete: operations["removePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/productos/video/{idProducto}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add or replace the video
         * @description The file is checked by its content and kept as it is; a new one takes the place of the one that there was. With `descripcion` alone the file stays; 404 when there is none.
         */
        put: operations["setVideo"];
        post?: never;
        /**
         * Take the video away
         * @description 404 when there is none.
         */
        delete: operations["removeVideo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/admin/clientes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customers
         * @description Every customer account, blocked ones included, newest first. With `limite` (optional extension), a page of those of whom every word of `busqueda` stands in the full name; a word with an @ begins the e-mail, one with a digit (dashes are left out) may stand in the identification or in the telephone number; where that finds nobody, a backend may find whose name is one letter off, as `customersFitting` of the SDK does.
         */
        get: operations["listCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/admin/clientes/{identificacion}/estado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block or unblock a customer
         * @description `bloquear` from `activo`, `desbloquear` from `bloqueado`; any other step is 409 `INVALID_STATE`. A blocked customer's tokens stop working and logging in is refused.
         */
        put: operations["changeCustomerStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/admin/clientes/{identificacion}/liberar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Release an identification that somebody else has registered
         * @description For a person whose identification is taken by an account that is not theirs, after a check. The account is blocked and loses the identification (a mark takes its place); its orders stay. The identification can then be registered again. The note goes into the record of activity.
         */
        put: operations["releaseIdentification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/novedades/todos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the novedades
         * @description Every piece of news or offer, newest first.
         */
        get: operations["listNovedades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/novedades/agregar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a novedad
         * @description Starts as `Pendiente`. The image is optional, checked by content and re-encoded.
         */
        post: operations["createNovedad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/novedades/{idNovedad}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a novedad
         * @description Changes subject, description and image, and sets `fechaActualizacion`. `estado` is accepted as it stands; it becomes `Enviado` by sending only (409 `INVALID_STATE` otherwise).
         */
        put: operations["updateNovedad"];
        post?: never;
        /**
         * Delete a novedad
         * @description Deletes it, sent or not; e-mails that went out are not affected. With a `version`, it is deleted only while that is the current one; 409 `VERSION_CONFLICT` otherwise.
         */
        delete: operations["deleteNovedad"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/novedades/{idNovedad}/enviar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a novedad to the subscribers
         * @description E-mails it to every subscribed, active customer and answers how many of them were accepted. It becomes `Enviado`; sending it a second time is 409 `INVALID_STATE`. With a `version`, it is sent only while that is the current one; 409 `VERSION_CONFLICT` otherwise, and nothing is sent.
         */
        post: operations["sendNovedad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/admin/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the staff
         * @description Every administrator and manager.
         */
        get: operations["listStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/admin/staff/{idUsuario}/rol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the role of a staff account
         * @description Between 2 (Administrador) and 3 (Manager). The tokens of the account stop working. Asking for the role it already has changes nothing. The last administrator keeps the role (409 `INVALID_STATE`), so that somebody can always manage the shop.
         */
        put: operations["changeStaffRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/admin/staff/{idUsuario}/estado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block or unblock a staff account
         * @description `bloquear` from `activo`, `desbloquear` from `bloqueado`; any other step is 409 `INVALID_STATE`, and so is blocking oneself or the last administrator who can log in. The tokens of a blocked account stop working and logging in is refused.
         */
        put: operations["changeStaffStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/admin/staff/{idUsuario}": {
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
         * Remove a staff account
         * @description Its tokens stop working, and its identification and e-mail are free for another account. What the account did stays in the histories, without its author. Removing oneself, or the last administrator who can log in, is 409 `INVALID_STATE`.
         */
        delete: operations["deleteStaff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/admin/crear-admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an administrator
         * @description The path decides the role; another `idRol` than 2 is 400. Staff need not be on the electoral roll.
         */
        post: operations["createAdministrator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/admin/crear-manager": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a manager
         * @description The path decides the role; another `idRol` than 3 is 400. Staff need not be on the electoral roll.
         */
        post: operations["createManager"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/clientes/datos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the own data
         * @description A link to one zip with everything that the shop knows of the customer who calls: profile, orders, special orders, cart, and the files that were sent. It holds nothing about anybody else, and no internal notes of the staff.
         */
        get: operations["getMyDataLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/clientes/cerrar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the own account
         * @description For good. Name, identification, e-mail, phone, addresses, receipts, references and the cart are gone; what was bought stays without them, for the books. Every login ends, and the identification and the e-mail may register again. 400 when the password is wrong (`campos.contrasenaActual`); 409 `INVALID_STATE` while an order or a special order of the account is not finished.
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/clientes/direcciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own addresses
         * @description The addresses that the customer keeps, the preferred one first, the others in the order in which they were added.
         */
        get: operations["listAddresses"];
        put?: never;
        /**
         * Keep an address
         * @description The first one is the preferred one. 409 `INVALID_STATE` when ten are kept already.
         */
        post: operations["addAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/clientes/direcciones/{idDireccion}/preferida": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the preferred address
         * @description Purchases begin with it. The one that is preferred already may be chosen again.
         */
        put: operations["preferAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/clientes/direcciones/{idDireccion}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an address
         * @description Replaces all of its fields; whether it is the preferred one stays. The last change wins.
         */
        put: operations["updateAddress"];
        post?: never;
        /**
         * Forget an address
         * @description Where it was the preferred one, the one that was added first takes its place. Orders keep the address that they were placed with.
         */
        delete: operations["removeAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/clientes/tallas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own ring sizes
         * @description The ring sizes that the customer keeps, one for a finger, the one kept last first.
         */
        get: operations["listRingSizes"];
        /**
         * Keep ring sizes
         * @description Sets the fingers that it names, in front in their order; a size of null forgets a finger, and the other fingers stay as they are. Of a finger that is named twice the first counts.
         */
        put: operations["saveRingSizes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/textos-legales/{pagina}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a legal page
         * @description The text of the privacy page, of the page of terms or of the page of care and warranty, as an administrator wrote it.
         */
        get: operations["getLegalText"];
        /**
         * Write a legal page
         * @description Everybody reads the new text from now on.
         */
        put: operations["setLegalText"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/textos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the words of the home page and of the page about the shop
         * @description The words as an administrator wrote them; those that nobody has written are empty, and a client shows its own.
         */
        get: operations["getSiteTexts"];
        /**
         * Write the words of the home page and of the page about the shop
         * @description All of them at once. Those of before stay in the history.
         */
        put: operations["setSiteTexts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/textos/historial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the words were before
         * @description Who wrote which words and when, newest first.
         */
        get: operations["listSiteTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sinonimos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the synonyms of the search
         * @description The words that `searchCatalog` takes for each other: whoever marks what a search found knows them, too.
         */
        get: operations["getSynonyms"];
        /**
         * Set the synonyms of the search
         * @description The whole table; every search from now on knows it. 400 `VALIDATION` names in `grupos` the word that is in two groups, that is none (two words, signs, or one that says nothing of a piece such as 'de'), or that stands alone. Words are compared without case, accents, number and gender.
         */
        put: operations["setSynonyms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what waits and what was sold
         * @description Counts of what needs somebody, the pieces that are sold out, and the sales of the last twelve weeks (Monday to Sunday in Costa Rica; rejected orders do not count); what is wrong with the shop itself.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/actividad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who did what
         * @description Logins of the staff, and what was done to accounts, products, prices, stock, orders, contents and settings, newest first, 50 at a time. What is asked for together has to fit together.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
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
        /** @description Identifier given by the server. */
        Id: number;
        /** @description Optional extension (`english`): the name in English, for visitors who read the shop in that language. Visitors' answers leave it out where there is none; back-office answers of a backend that keeps it always have it. */
        EnglishName: string | null;
        /** @description The description in English, as `nombreIngles`. */
        EnglishDescription: string | null;
        /**
         * @description 0 is no, 1 is yes.
         * @enum {integer}
         */
        Flag: 0 | 1;
        /** @description One size of a product. */
        ProductSize: {
            idProducto_talla: components["schemas"]["Id"];
            /** @description The size, `5` to `12` for rings, `Única` for a product without sizes. */
            tamanio: string;
            /** @description Figure of the size table, for example 15.7 for size 5. It is the inner diameter in millimetres. */
            cm?: number | null;
            /** @description Pieces left. For visitors, those that nobody holds. */
            stock: number;
            /** @description 1 when there is none to be had, because somebody holds it. Not in back-office answers. */
            reservada?: components["schemas"]["Flag"];
            /** @description The size's own id, in back-office answers. */
            idTalla?: components["schemas"]["Id"];
        };
        /** @description Optional extension (`gallery`): a further photograph of a product. */
        Photo: {
            idFoto: components["schemas"]["Id"];
            /** @description Address of the picture. */
            image_url: string;
            /** @description What it shows, for those who do not see it; may be empty. */
            descripcion: string;
        };
        /** @description The further photographs of a product, in their order. */
        PhotoList: components["schemas"]["Photo"][];
        /** @description Optional extension (`pieceVideo`): a short video of a product, without sound and of at most 15 seconds. */
        PieceVideo: {
            /** @description Address of the file, which answers requests for parts of it. */
            video_url: string;
            /**
             * @description What the file is.
             * @enum {string}
             */
            tipo: "video/mp4" | "video/webm";
            /** @description What it shows, for those who do not see it; may be empty. */
            descripcion: string;
        };
        /** @description Millimetres, at most one decimal. */
        PieceLength: number | null;
        /** @description Grams, at most two decimals. */
        PieceWeight: number | null;
        /** @description Who has made the piece. */
        PieceMaker: string | null;
        /** @description Hours of work in the piece. */
        PieceHours: number | null;
        /** @description What the workshop tells of the piece. */
        PieceStory: string | null;
        /** @description Optional extension (`pieceDetails`): how large a piece is, and how it was made. Visitors' answers leave it out where nothing is said; back-office answers of a backend that keeps it always have it. Lists for visitors may leave out how a piece was made (`hechoPor`, `horas`, `historia`), and the whole where no measure is said: the detail call and back-office answers always have all six. */
        PieceDetails: {
            /** @description Of what hangs, from top to bottom. */
            largoMm: components["schemas"]["PieceLength"];
            /** @description From side to side. */
            anchoMm: components["schemas"]["PieceLength"];
            pesoG: components["schemas"]["PieceWeight"];
            hechoPor?: components["schemas"]["PieceMaker"];
            horas?: components["schemas"]["PieceHours"];
            historia?: components["schemas"]["PieceStory"];
        };
        /** @description Grows with every change. */
        Version: number;
        /** @description A piece of jewellery, as lists and the detail call send it. */
        Product: {
            idProducto: components["schemas"]["Id"];
            /** @description Name of the piece. */
            nombreProducto?: string;
            /** @description The name as the admin forms spell it. */
            nombre?: string;
            /** @description What is told of the piece. */
            descripcion: string;
            nombreIngles?: components["schemas"]["EnglishName"];
            descripcionIngles?: components["schemas"]["EnglishDescription"];
            /** @description Regular price, US dollars. Null only when the piece has just a special price. */
            precio: number | null;
            /** @description Special price, US dollars. When present it is the price charged. */
            precioEspecial?: number | null;
            /** @description Address of the picture. */
            image_url?: string | null;
            /** @description The address of the picture as seen on featured pieces and offers. */
            imagen_url?: string | null;
            /** @description Category; 1 means rings. */
            idCategoria: components["schemas"]["Id"];
            /** @description Name of the category. */
            nombreCategoria: string;
            idMaterial: components["schemas"]["Id"];
            /** @description Name of the material. */
            nombreMaterial: string;
            /** @description Stone; null for a piece without one. */
            idPiedra: number | null;
            /** @description Name of the stone. */
            nombrePiedra?: string | null;
            /** @description 1 means new and featured. */
            destacado: components["schemas"]["Flag"];
            /** @description 1 means one of a kind. */
            unico: components["schemas"]["Flag"];
            /** @description 1 means available, 0 not listed. */
            estado: components["schemas"]["Flag"];
            /** @description Pieces left of a product without sizes; null or absent when stock is kept per size. */
            stock?: number | null;
            /** @description Sizes that have stock, separated by commas, for example `6,7,8`. */
            tallasDisponibles?: string | null;
            /** @description Every size of the product with its own stock; a product without sizes has one, `Única`, or none. */
            tallas?: components["schemas"]["ProductSize"][];
            /** @description 1 when there is none to be had, because somebody holds it. Not in back-office answers. */
            reservada?: components["schemas"]["Flag"];
            /** @description Optional extension (`mainPhoto`): what the picture at `image_url` shows, for those who do not see it. Visitors' answers leave it out where nothing is said; back-office answers of a backend that keeps it always have it. */
            descripcionImagen?: string;
            /** @description Further photographs, in the order in which they are shown after `image_url`. Visitors' answers leave it out where there are none; back-office answers of a backend that keeps them always have it. */
            fotos?: components["schemas"]["PhotoList"];
            /** @description Shown after the photographs. Visitors' answers leave it out where there is none; back-office answers of a backend that keeps videos always have it, null where there is none. */
            video?: components["schemas"]["PieceVideo"] | null;
            ficha?: components["schemas"]["PieceDetails"];
            /** @description Address of a JPEG of 1200 × 630 pixels that messages show of the piece, with its name and its price. Only the detail call tells it. Its address changes with all that it shows. */
            vistaPrevia?: string;
            /** @description As `vistaPrevia`, in English. Left out of a piece without a name in English. */
            vistaPreviaIngles?: string;
            /** @description In back-office answers; every edit of the form makes it grow, sales do not. */
            version?: components["schemas"]["Version"];
        };
        /** @description Products. */
        ProductList: components["schemas"]["Product"][];
        /**
         * @description What went wrong, for programs. The text in `error` is for people.
         * @enum {string}
         */
        ErrorCode: "VALIDATION" | "PASSWORD_COMMON" | "PASSWORD_HOLDS_EMAIL" | "UNAUTHENTICATED" | "SECOND_STEP_REQUIRED" | "SECOND_STEP_WRONG" | "SECOND_STEP_SETUP" | "FORBIDDEN" | "ACCOUNT_BLOCKED" | "NOT_FOUND" | "EMAIL_NOT_FOUND" | "LOOKUP_OFF" | "ALREADY_REGISTERED" | "EMAIL_IN_USE" | "STOCK_EXCEEDED" | "IN_USE" | "INVALID_STATE" | "VERSION_CONFLICT" | "STOCK_CHANGED" | "TOTAL_CHANGED" | "PENDING_LIMIT" | "IDEMPOTENCY_MISMATCH" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA" | "RATE_LIMITED" | "HOLD_LIMIT" | "INTERNAL";
        /** @description The one shape of every error answer. Details (`stock`, `montoTotal`, `actual`, `carrito`, `campos`) depend on the code. */
        ErrorBody: {
            /** @description One Spanish sentence that can be shown as it is. */
            error: string;
            code: components["schemas"]["ErrorCode"];
        };
        /** @description Field name to a Spanish sentence about it. */
        FieldErrors: {
            [key: string]: string;
        };
        OptionCount: {
            /** @description The option, as it is sent. */
            valor: string;
            /** @description Pieces that it would show. */
            cantidad: number;
        };
        /** @description Each option of a filter. */
        OptionCounts: components["schemas"]["OptionCount"][];
        CatalogCounts: {
            /** @description Pieces that all the filters let through. */
            total: number;
            /** @description Pieces that can be bought now, of those that the other filters let through. */
            disponibles: number;
            /** @description Lowest price charged of what the filters other than those by price let through, US dollars; null where that is nothing. */
            precioMinimo: number | null;
            /** @description Highest price charged of the same pieces. */
            precioMaximo: number | null;
            /** @description Smallest length of what the filters other than those by length let through, mm; null where none is known. A backend without `pieceDetails` leaves out what is about measures. */
            largoMinimo?: number | null;
            /** @description Largest length of the same pieces. */
            largoMaximo?: number | null;
            /** @description Smallest width of what the filters other than those by width let through, mm; null where none is known. A backend without `pieceDetails` leaves out what is about measures. */
            anchoMinimo?: number | null;
            /** @description Largest width of the same pieces. */
            anchoMaximo?: number | null;
            /** @description Smallest weight of what the filters other than those by weight let through, g; null where none is known. A backend without `pieceDetails` leaves out what is about measures. */
            pesoMinimo?: number | null;
            /** @description Largest weight of the same pieces. */
            pesoMaximo?: number | null;
            categoria: components["schemas"]["OptionCounts"];
            piedra: components["schemas"]["OptionCounts"];
            material: components["schemas"]["OptionCounts"];
            tamano: components["schemas"]["OptionCounts"];
        };
        /** @description What is needed to put a product in one size into the cart. */
        ProductSizeStock: {
            idProducto_talla: components["schemas"]["Id"];
            /** @description Pieces left. */
            stock: number;
        };
        /** @description A category; id 1 means rings. */
        Category: {
            idCategoria: components["schemas"]["Id"];
            /** @description Anillos, Aretes, Cadenas y Dijes, Pulseras or Conjuntos. */
            nombre: string;
        };
        /** @description A kind of stone. */
        Stone: {
            idPiedra: components["schemas"]["Id"];
            /** @description Name of the stone. */
            nombre: string;
        };
        /** @description A material. */
        Material: {
            idMaterial: components["schemas"]["Id"];
            /** @description Name of the material. */
            nombre: string;
        };
        /** @description A size. */
        Size: {
            idTalla: components["schemas"]["Id"];
            /** @description 5 to 12 for rings, or `Única`. */
            tamanio: string;
        };
        /** @description Addresses of images. */
        BannerList: string[];
        /** @description The new set of banners. */
        BannerUpload: {
            /** @description Images of at most 10 MB each. */
            banners: Blob[];
        };
        /** @description Confirmation in words. */
        Message: {
            /** @description One Spanish sentence that can be shown as it is. */
            mensaje: string;
        };
        /** @description The point of the picture that stays in sight wherever a part of it is cut away, in per cent of its width from the left and of its height from the top, in steps of 5. */
        BannerFocus: {
            /** @description From the left edge, per cent of the width. */
            x: number;
            /** @description From the upper edge, per cent of the height. */
            y: number;
        };
        /** @description A banner with its own words. */
        BannerWords: {
            idBanner: components["schemas"]["Id"];
            /** @description Address of its picture, as the list of banners names it. */
            image_url: string;
            /** @description Empty where nobody has written one. Without title and line a client shows words of its own. */
            titulo: string;
            /** @description The line below the title; empty where nobody has written one. */
            linea: string;
            /** @description The title in English, empty where nobody has written one; who reads the shop in English then reads the Spanish one. Optional extension (`english`): a backend that keeps it always has it. */
            tituloIngles?: string;
            /** @description The line in English, as `tituloIngles`. */
            lineaIngles?: string;
            /** @description The page of the shop that it leads to, such as `/clientes/catalogo`; empty for the offers. */
            enlace: string;
            /** @description Null where nobody has chosen one; a client then cuts as it always did. */
            foco: components["schemas"]["BannerFocus"] | null;
            version?: components["schemas"]["Version"];
        };
        /** @description The banners in their order. */
        BannerWordsList: components["schemas"]["BannerWords"][];
        /** @description The words of a banner. */
        BannerWordsForm: {
            /** @description Title on the picture; empty for none. */
            titulo: string;
            /** @description Line below the title; empty for none. */
            linea: string;
            /** @description The title in English; left out, it stays as it was. */
            tituloIngles?: string;
            /** @description The line in English; left out, it stays as it was. */
            lineaIngles?: string;
            /** @description A path of the shop, which begins with one `/`; empty for the offers. */
            enlace: string;
            /** @description What stays in sight where the picture is cut; null for its middle. */
            foco: components["schemas"]["BannerFocus"] | null;
            /** @description The version that the edit started from; 409 `VERSION_CONFLICT` when there is a newer one. */
            version?: components["schemas"]["Version"];
        };
        /** @description What it is now, as its list shows it, with its `version`. */
        CurrentVersion: {
            version: components["schemas"]["Version"];
        };
        /** @description A frequent question with its answer. */
        Faq: {
            idPregunta: components["schemas"]["Id"];
            /** @description The question as visitors read it. */
            pregunta: string;
            /** @description The answer as visitors read it. */
            respuesta: string;
            /** @description Optional extension (`english`): the question in English, for visitors who read the shop in that language. Visitors' answers leave it out where there is none; back-office answers of a backend that keeps it always have it. */
            preguntaIngles?: string | null;
            /** @description The answer in English, as `preguntaIngles`. */
            respuestaIngles?: string | null;
            /** @description 1 means that visitors see it. */
            visible: components["schemas"]["Flag"];
            version?: components["schemas"]["Version"];
        };
        /** @description What an administrator writes. Neither text may be blank. */
        FaqForm: {
            /** @description The question as visitors read it. */
            pregunta: string;
            /** @description The answer as visitors read it. */
            respuesta: string;
            /** @description The question in English; null or empty for none. */
            preguntaIngles?: string | null;
            /** @description The answer in English; null or empty for none. */
            respuestaIngles?: string | null;
            visible: components["schemas"]["Flag"];
        };
        /** @description The id of the new question. */
        FaqCreated: {
            idPregunta: components["schemas"]["Id"];
        };
        /** @description What an administrator changes. Neither text may be blank. */
        FaqEdit: {
            /** @description The question as visitors read it. */
            pregunta: string;
            /** @description The answer as visitors read it. */
            respuesta: string;
            /** @description The question in English; null or empty for none; left out, it stays as it was. */
            preguntaIngles?: string | null;
            /** @description The answer in English; null or empty for none; left out, it stays as it was. */
            respuestaIngles?: string | null;
            visible: components["schemas"]["Flag"];
            /** @description The version that the edit started from; 409 `VERSION_CONFLICT` when there is a newer one. */
            version?: components["schemas"]["Version"];
        };
        /** @description A new anonymous session. */
        SessionCreated: {
            /** @description To be kept by the client and sent with every cart call. */
            sessionToken: string;
        };
        /** @description Token of the anonymous session that the cart belongs to. Needed without a login token; with one it is allowed and ignored. */
        SessionToken: string | null;
        /** @description Whose cart it is; empty or absent with a login token. */
        CartReference: {
            sessionToken?: components["schemas"]["SessionToken"];
        };
        /** @description US dollars of several pieces together, at most two decimals. */
        Sum: number;
        /** @description US dollars, at most two decimals. */
        Amount: number;
        /** @description The amounts of a cart, US dollars, computed by the server. */
        CartTotals: {
            /** @description Null while nothing has been put into the cart. */
            idCarrito: number | null;
            /** @description Of the lines, US dollars. What is no longer `disponible` does not count. */
            subtotal: components["schemas"]["Sum"];
            /** @description Shipping, US dollars; the server's configured fee. */
            montoEnvio: components["schemas"]["Amount"];
            /** @description Subtotal plus shipping, US dollars. */
            montoTotal: components["schemas"]["Sum"];
            /** @description 0 while nothing has been put into the cart; grows with every change of what it holds and never comes back, neither over a purchase nor over a login. A client can drop an older answer by it, and name it with a change. New prices do not raise it. */
            version?: number;
        };
        /** @description One product-size in the cart. It always carries the current price. */
        CartLine: {
            idCarritoProducto: components["schemas"]["Id"];
            idProducto_talla: components["schemas"]["Id"];
            /** @description Name of the piece. */
            productoNombre: string;
            /** @description What is told of the piece. */
            descripcion: string;
            /** @description The size, or `Única`. */
            tallaNombre: string;
            /** @description Pieces. */
            cantidad: number;
            /** @description What was kept when the piece was held (extension `holds`); else the special price when there is one, else the regular price, US dollars. */
            precioUnitario: components["schemas"]["Amount"];
            /** @description Price of the whole line, US dollars. */
            subtotalProducto: components["schemas"]["Sum"];
            /** @description Address of the picture. */
            image_url: string | null;
            idProducto?: components["schemas"]["Id"];
            /** @description What the piece is made of. */
            nombreMaterial?: string;
            /** @description The name of the piece in English (extension `english`); left out where it has none. */
            nombreIngles?: string;
            /** @description Pieces of this product-size that whose cart it is can buy; what others hold is not among them. */
            stock?: number;
            /** @description False when the piece can no longer be bought (`estado` 0). */
            disponible?: boolean;
            /** @description True when there is none to be had, because others hold it. */
            reservada?: boolean;
        };
        /** @description What keeps the pieces of a cart, and their prices, for whose cart it is; absent when nothing does. */
        CartHold: {
            /**
             * Format: date-time
             * @description Until when; ISO 8601, UTC.
             */
            hasta: string;
            /** @description How long that still is when the answer is given, for clients whose clock is wrong. */
            segundos: number;
            /** @description Whether it has been prolonged, which can be done once. */
            prolongado: boolean;
        };
        /** @description A cart with its lines. */
        Cart: components["schemas"]["CartTotals"] & {
            productos: components["schemas"]["CartLine"][];
            apartado?: components["schemas"]["CartHold"];
        };
        /** @description The whole cart. */
        CartAnswer: {
            carrito: components["schemas"]["Cart"];
        };
        /** @description Names one attempt, so that it counts once however often it arrives. */
        IdempotencyKey: string;
        /** @description The `version` of the cart that the change was made for. With any other one than today's nothing changes (409 `VERSION_CONFLICT` with today's cart). Sent only where carts have a `version`. */
        SeenCartVersion: number;
        /** @description What to put into the cart. */
        CartAddition: {
            idProducto_talla: components["schemas"]["Id"];
            /** @description Pieces to add to those already in the cart. */
            cantidad: number;
            /** @description The price the visitor saw, US dollars. Checked, never trusted; the line carries the current price. */
            precioUnitario: components["schemas"]["Amount"];
            sessionToken?: components["schemas"]["SessionToken"];
            version?: components["schemas"]["SeenCartVersion"];
        };
        /** @description The piece is in the cart. */
        CartAdded: {
            /** @description Says in Spanish what has happened. */
            mensaje: string;
            item?: components["schemas"]["CartLine"];
            carrito?: components["schemas"]["Cart"];
        };
        /** @description Pieces left of the product-size. */
        RemainingStock: number;
        /** @description The new, absolute quantity of a line. */
        CartQuantityChange: {
            idProducto_talla: components["schemas"]["Id"];
            /** @description Pieces that the line is to have. */
            nuevaCantidad: number;
            sessionToken?: components["schemas"]["SessionToken"];
            version?: components["schemas"]["SeenCartVersion"];
        };
        /** @description The line and the totals after the change. */
        CartQuantityChanged: {
            /** @description The line. */
            item: {
                /** @description What the line holds now; less than asked for when the server clamps to the stock. */
                cantidad: number;
                subtotalProducto: components["schemas"]["Sum"];
            };
            /** @description The totals; with `productos` it is the whole cart. */
            carrito: components["schemas"]["CartTotals"] & {
                productos?: components["schemas"]["CartLine"][];
            };
        };
        /** @description Whose cart is emptied. */
        CartEmptying: {
            sessionToken?: components["schemas"]["SessionToken"];
            version?: components["schemas"]["SeenCartVersion"];
        };
        /** @description The change is made. */
        CartChanged: {
            /** @description One Spanish sentence that can be shown as it is. */
            mensaje: string;
            carrito?: components["schemas"]["Cart"];
        };
        /** @description A line of the cart. */
        CartLineReference: {
            idProducto_talla: components["schemas"]["Id"];
            sessionToken?: components["schemas"]["SessionToken"];
            version?: components["schemas"]["SeenCartVersion"];
        };
        /** @description The shipping that the visitor was shown. */
        CartShipping: {
            /** @description US dollars. Checked, never trusted; the cart carries the configured fee. */
            costoEnvio: components["schemas"]["Amount"];
            sessionToken?: components["schemas"]["SessionToken"];
        };
        /** @description The shipping fee of the shop. */
        ShippingFee: {
            monto: components["schemas"]["Amount"];
            version?: components["schemas"]["Version"];
        };
        /** @description The new shipping fee. */
        ShippingFeeForm: {
            monto: components["schemas"]["Amount"];
            /** @description The version that the edit started from; 409 `VERSION_CONFLICT` when there is a newer one. */
            version?: components["schemas"]["Version"];
        };
        /**
         * @description A province of Costa Rica.
         * @enum {string}
         */
        Province: "San José" | "Alajuela" | "Heredia" | "Cartago" | "Limón" | "Guanacaste" | "Puntarenas";
        /** @description A place where customers pick their orders up. */
        PickupPlace: {
            /** @description Never given to another place, also when this one is gone. */
            idLugar: components["schemas"]["Id"];
            /** @description Name of the workshop or fair. */
            nombre: string;
            /** @description When orders are handed over there. */
            cuando: string;
            provincia: components["schemas"]["Province"];
            /** @description Canton, a division of the province. */
            canton: string;
            /** @description District, the division of a canton. */
            distrito: string;
            /** @description What a letter carrier needs beside the district: street, house, landmarks. */
            direccionExacta: string;
            /** @description What picking up costs instead of the shipping, US dollars. */
            monto: components["schemas"]["Amount"];
            /** @description Whether orders can be placed for it; a shop without such a place has no picking up. */
            activo: boolean;
        };
        /** @description Where customers can pick their orders up, in the order in which they are shown. */
        PickupPlaces: {
            lugares: components["schemas"]["PickupPlace"][];
            version?: components["schemas"]["Version"];
        };
        /** @description A place where customers pick their orders up. */
        PickupPlaceForm: {
            /** @description Absent for a new place. */
            idLugar?: components["schemas"]["Id"];
            /** @description What people call it, such as `Taller en Escazú` or `Feria Verde, Aranjuez`. */
            nombre: string;
            /** @description When orders are handed over there, such as `lunes a viernes 9–5`. */
            cuando: string;
            provincia: components["schemas"]["Province"];
            /** @description Canton, a division of the province. */
            canton: string;
            /** @description District, the division of a canton. */
            distrito: string;
            /** @description What a letter carrier needs beside the district: street, house, landmarks. */
            direccionExacta: string;
            /** @description What picking up costs instead of the shipping, US dollars; 0 where it costs nothing. */
            monto: components["schemas"]["Amount"];
            /** @description Whether orders can be placed for it. */
            activo: boolean;
        };
        /** @description The whole list; a place that is not in it is gone. */
        PickupPlacesForm: {
            lugares: components["schemas"]["PickupPlaceForm"][];
            /** @description The version that the edit started from; 409 `VERSION_CONFLICT` when there is a newer one. */
            version?: components["schemas"]["Version"];
        };
        /** @description Colones for a US dollar, at most two decimals. */
        Rate: number;
        /** @description Whole colones. */
        Colones: number;
        /** @description What a dollar costs in colones, and how the shop shows it. */
        ExchangeRate: {
            /** @description Null while the shop has none; then it says nothing about colones. */
            tasa: components["schemas"]["Rate"] | null;
            /**
             * Format: date-time
             * @description Since when it counts. ISO 8601, UTC.
             */
            fecha: string | null;
            /** @description Whether prices show what they come to in colones. */
            enPrecios: boolean;
            /** @description Colones that banks commonly let a person send by SINPE Móvil in a day; null where the shop says nothing of it. */
            topeSinpe: components["schemas"]["Colones"] | null;
            version?: components["schemas"]["Version"];
        };
        /** @description After how many days a rate is old; the dashboard's `alertas` then hold `EXCHANGE_RATE_OLD`. */
        ReminderDays: number;
        /** @description What is not named stays. */
        ExchangeRateForm: {
            /** @description Colones for a dollar, at most two decimals. Null ends it, the shop says nothing about colones from then on. */
            tasa: number | null;
            /** @description Whether prices show what they come to in colones. */
            enPrecios?: boolean;
            /** @description Colones that banks commonly let a person send by SINPE Móvil in a day; null says nothing of it. */
            topeSinpe?: number | null;
            diasAviso?: components["schemas"]["ReminderDays"];
            /** @description The version that the edit started from; 409 `VERSION_CONFLICT` when there is a newer one. */
            version?: components["schemas"]["Version"];
        };
        /** @description A rate that was set, or confirmed. */
        RateChange: {
            /** @description Null where it ended. */
            tasa: components["schemas"]["Rate"] | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            fecha: string;
            /** @description Full name of who set it; null when the account is gone. */
            autor: string | null;
        };
        /** @description The rates of the shop, and when it wants to be reminded. */
        ExchangeHistory: {
            diasAviso: components["schemas"]["ReminderDays"];
            /** @description Newest first. */
            cambios: components["schemas"]["RateChange"][];
        };
        /**
         * @description `sinpe` is SINPE Móvil, `transferencia` a bank transfer.
         * @enum {string}
         */
        PaymentMethod: "sinpe" | "transferencia";
        /** @description Where to send the order, how it was paid, and the proof. */
        PurchaseForm: {
            provincia: components["schemas"]["Province"];
            /** @description Canton, a division of the province. */
            canton: string;
            /** @description District, the division of a canton. */
            distrito: string;
            /** @description What a letter carrier needs beside the district: street, house, landmarks. */
            direccionExacta: string;
            metodoPago: components["schemas"]["PaymentMethod"];
            /**
             * Format: binary
             * @description The payment receipt, an image or a PDF of at most 10 MB.
             */
            comprobante: Blob;
            /** @description The number that the bank shows on the receipt; it is never a reason to refuse the purchase. */
            referencia?: string;
            /** @description The place where the order is picked up (extension `pickup`). Its fee takes the place of the shipping, and its address of the one that is sent beside it, which is the place's own. 400 names `idLugar` when no order can be placed for it. Only sent where `getPickupPlaces` names it. */
            idLugar?: components["schemas"]["Id"];
            /** @description 1: the payment is made, and what is gone by now is ordered without its piece (extension `holds`). Such lines say `sinPieza`, take nothing off the shelf, and the shop decides with the customer. It is not refused for the number of orders in `pendiente` or another total than `montoTotal` either. */
            sinPieza?: components["schemas"]["Flag"];
            /** @description The total that the buyer was shown, US dollars with at most two decimals. Where it is not today's, nothing is bought. It is a condition and no part of what is bought: an `Idempotency-Key` stands for the same purchase whatever total comes with it. A backend whose carts have a `version` takes it; to any other one it is not sent. */
            montoTotal?: number;
            /** @description The rate that the buyer was shown and has paid by. It counts for the order where it was the shop's within the last 24 hours; else the one of now does. No part of what is bought either. */
            tasa?: components["schemas"]["Rate"];
        };
        /**
         * @description Compare without case; canonical is lower case. `pendiente` becomes `confirmado` (accept) or `cancelado` (reject); `confirmado` becomes `enviado` (ship). `enviado` and `cancelado` are final.
         * @enum {string}
         */
        OrderStatus: "pendiente" | "confirmado" | "enviado" | "cancelado" | "Pendiente" | "Confirmado" | "Enviado" | "Cancelado";
        /**
         * @description Compare without case; canonical is lower case. Accepting the order makes it `verificado`, rejecting it `rechazado`.
         * @enum {string}
         */
        PaymentStatus: "pendiente" | "verificado" | "rechazado" | "Pendiente" | "Verificado" | "Rechazado";
        /** @description What was bought, as it was at the time of the purchase. */
        OrderLine: {
            /** @description Name of the product. Also seen as `nombre`. */
            productoNombre?: string;
            /** @description Other spelling of `productoNombre`. */
            nombre?: string;
            /** @description Size, 'Única' when the piece has none. Also seen as `talla`. */
            tallaNombre?: string | null;
            /** @description Other spelling of `tallaNombre`. */
            talla?: string | null;
            /** @description Pieces that were bought. */
            cantidad: number;
            /** @description Amount of the line in USD. Also seen as `subtotal` and `precio`. */
            subtotalProducto?: components["schemas"]["Sum"];
            /** @description Other spelling of `subtotalProducto`. */
            subtotal?: components["schemas"]["Sum"];
            /** @description Other spelling of `subtotalProducto`. */
            precio?: components["schemas"]["Sum"];
            /** @description True when it was paid and the piece was gone by then; nothing was taken off the shelf for it. */
            sinPieza?: boolean;
            /** @description Which piece it was, of lines with `sinPieza`; what `decideMissing` names the line by. */
            idProducto_talla?: components["schemas"]["Id"];
            /** @description Of lines with `sinPieza`: the special order by which the piece is made anew; absent while it is to be decided. */
            idPedidoEspecial?: components["schemas"]["Id"];
            /** @description Of lines with `sinPieza`: true when its money is returned; it is in no total of the order any more, and not sent. */
            devuelta?: boolean;
            /** @description The piece that was paid and gone by then, with its size, where this one has taken its place. */
            enVezDe?: string;
            /** @description Address of the picture of the piece; null when it has none. */
            image_url: string | null;
        };
        /** @description Why an order was rejected, as its letter tells. */
        Rejection: {
            /**
             * @description As `DoubtReason`; `sin_respuesta` where no other receipt came in time.
             * @enum {string}
             */
            motivo: "no_se_lee" | "monto_distinto" | "no_ha_llegado" | "otra_cuenta" | "otro" | "sin_respuesta";
            /** @description Own words of the staff; null where the reason says it all. */
            texto: string | null;
        };
        /** @description A regular order. */
        Order: {
            idPedido: components["schemas"]["Id"];
            /** @description Key of the shipping, receipt and contact calls. */
            idCarrito: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            fechaPedido: string;
            estadoPedido: components["schemas"]["OrderStatus"];
            estadoPago: components["schemas"]["PaymentStatus"];
            /** @description USD, shipping included. */
            montoTotal: components["schemas"]["Sum"];
            /** @description One line that names what was bought. */
            resumen: string;
            /** @description Given names of the buyer. */
            clienteNombre: string;
            /** @description First surname of the buyer. */
            clientePrimerApellido: string;
            /** @description Second surname of the buyer; null for people who have one only. */
            clienteSegundoApellido: string | null;
            productos: components["schemas"]["OrderLine"][];
            /** @description The carrier's number of the parcel; null when there is none. */
            guia?: string | null;
            /** @description Where its customer picks it up, and when, in the words with which it was placed; absent where it is sent. Its address is the place's then. */
            retiro?: string;
            /** @description Colones for a dollar as the order was placed; absent where the shop had no rate. */
            tasa?: components["schemas"]["Rate"];
            /** @description What `montoTotal` came to at that rate, whole colones. */
            montoColones?: components["schemas"]["Colones"];
            /** @description Why it was rejected; absent where it was not, or without a reason. */
            rechazo?: components["schemas"]["Rejection"];
            /**
             * @description Of an order that waits and whose customer was asked for another receipt: `abierta` while it has not come, `recibida` once it has; absent where none was asked for, and once the order is decided.
             * @enum {string}
             */
            solicitud?: "abierta" | "recibida";
        };
        /** @description The order that came of it. */
        Purchase: {
            /** @description One Spanish sentence that can be shown as it is. */
            mensaje: string;
            idPedido: components["schemas"]["Id"];
            pedido?: components["schemas"]["Order"];
        };
        /** @description What the cart costs today with its shipping, US dollars with at most two decimals. */
        CurrentTotal: number;
        /** @description The 6 digits that the authenticator app shows, or the 12 digits of a recovery code; blanks and dashes in it do not count. */
        SecondStepCode: string;
        Credentials: {
            /** @description E-mail address. */
            correo: string;
            /** @description The password as it was typed. */
            contrasena: string;
            /** @description Session of the anonymous cart that is to be moved into the account's cart. */
            sessionToken?: string | null;
            /** @description The code of the second step, for accounts that have one. */
            codigo?: components["schemas"]["SecondStepCode"];
        };
        /**
         * @description 1 Cliente, 2 Administrador, 3 Manager.
         * @enum {integer}
         */
        Role: 1 | 2 | 3;
        /** @description An account, as its owner sees it. */
        User: {
            /** @description The account. Also seen as `id`. */
            idUsuario?: components["schemas"]["Id"];
            /** @description Other spelling of `idUsuario`. */
            id?: components["schemas"]["Id"];
            /** @description Number of the identity card, DIMEX or passport. */
            identificacion: string;
            /** @description Given names. */
            nombre: string;
            /** @description First surname. */
            primerApellido: string;
            /** @description Null or empty for people with one surname. */
            segundoApellido: string | null;
            /** @description E-mail address. */
            correo: string;
            /** @description 8 digits. */
            telefono: string | null;
            /** @description Role of the account. Also seen as `idRol`. */
            rol?: components["schemas"]["Role"];
            /** @description Other spelling of `rol`. */
            idRol?: components["schemas"]["Role"];
            /**
             * @description Subscribed to the newsletter. Canonical is the boolean; 1 and '1' also mean true.
             * @enum {boolean|integer|string}
             */
            suscrito: true | false | 1 | 0 | "1" | "0";
            /** @description Whether the owner of `correo` has confirmed it. Novedades go to confirmed addresses only. */
            correoConfirmado?: boolean;
            /** @description True from a backend that changes the e-mail only with `contrasenaActual`, and lets the old address undo it. */
            correoPideContrasena?: boolean;
        };
        /** @description A line of which a login left some behind. */
        CutLine: {
            idProducto_talla: components["schemas"]["Id"];
            /** @description Name of the piece. */
            productoNombre: string;
            /** @description False when the piece can no longer be bought (`estado` 0). */
            disponible: boolean;
            /** @description Pieces that both carts asked for together. */
            pedidas: number;
            /** @description Pieces that the account's cart has of them now; 0 when the line is gone. */
            quedan: number;
        };
        LoginResult: {
            /** @description Signed login token; send it as bearer. Valid 7 days by default. A host that can end logins (an optional part) puts the id of the login in its claim `jti`. */
            token: string;
            usuario: components["schemas"]["User"];
            /** @description Lines of the visitor's cart that did not come along whole (extension `cartVersion`): more of them were chosen, in both carts together, than can be had. */
            recortes?: components["schemas"]["CutLine"][];
        };
        /** @description Identity document. A Costa Rican cédula has 9 digits and no dashes; residents and passports have other lengths. */
        IdentificationNumber: string;
        /** @description A person of the electoral roll. */
        Person: {
            /** @description Given names. */
            nombre: string;
            /** @description First surname. */
            primerApellido: string;
            /** @description Second surname; empty or null for people who have one only. */
            segundoApellido: string | null;
        };
        /** @description A name or surname; not only blanks. */
        PersonName: string;
        /** @description Empty for whoever has none: asked of everybody whose `identificacion` has 9 digits, as those of the electoral roll have. */
        SecondSurname: string;
        /** @description E-mail address. Compared without case; blanks around it are dropped. */
        Email: string;
        /** @description Exactly 8 digits. `12345678`, `87654321`, `00000000` and `11111111` to `99999999` (one digit repeated) are refused with 400. */
        Phone: string;
        /** @description At least 8 characters with a lower-case letter, an upper-case letter, a digit and a special character. The example password that the hint shows is refused with 400, and so is one that holds the name of the account's e-mail. A server may refuse others that are too common. */
        NewPassword: string;
        Registration: {
            identificacion: components["schemas"]["IdentificationNumber"];
            nombre: components["schemas"]["PersonName"];
            primerApellido: components["schemas"]["PersonName"];
            segundoApellido: components["schemas"]["SecondSurname"];
            correo: components["schemas"]["Email"];
            telefono: components["schemas"]["Phone"];
            contrasena: components["schemas"]["NewPassword"];
        };
        CustomerProfile: {
            usuario: components["schemas"]["User"];
        };
        /** @description Only `correo` and `telefono` change; the names are accepted and stay as they are. */
        CustomerProfileForm: {
            nombre?: components["schemas"]["PersonName"];
            primerApellido?: components["schemas"]["PersonName"];
            /** @description As the profile gave it, null or empty included. */
            segundoApellido?: string | null;
            correo: components["schemas"]["Email"];
            telefono: components["schemas"]["Phone"];
            /** @description The current password: needed when the e-mail changes, where the account says `correoPideContrasena`; not looked at otherwise. */
            contrasenaActual?: string;
        };
        ProfileUpdated: {
            /** @description Says in Spanish what has happened. */
            mensaje: string;
            /** @description The profile after the change. */
            usuario?: components["schemas"]["User"];
        };
        StaffProfile: {
            /** @description Canonical is one object; a list that holds that one object is also seen. */
            usuario: components["schemas"]["User"] | components["schemas"]["User"][];
        };
        StaffProfileForm: {
            correo: components["schemas"]["Email"];
            telefono: components["schemas"]["Phone"];
            /** @description The current password: needed when the e-mail changes, where the account says `correoPideContrasena`; not looked at otherwise. */
            contrasenaActual?: string;
        };
        TwoStepState: {
            /** @description A code is asked for when the account logs in. */
            activo: boolean;
            /** @description The shop demands it of its staff: without it a login opens only what sets it up, and everything else is 403 `SECOND_STEP_SETUP`. */
            exigido: boolean;
            /** @description Recovery codes that have not been used. */
            codigosRestantes: number;
        };
        TwoStepSetup: {
            /** @description The secret as people type it into an app, in base32. */
            secreto: string;
            /** @description The same as an `otpauth://` address, for a QR code. TOTP with SHA-1, 6 digits, 30 seconds. */
            uri: string;
        };
        TwoStepProof: {
            /** @description The password of the account. */
            contrasena: string;
            codigo: components["schemas"]["SecondStepCode"];
        };
        RecoveryCodes: {
            /** @description Says in Spanish what has happened. */
            mensaje: string;
            /** @description Each works once, and is never shown again. */
            codigos: string[];
        };
        PasswordResetRequest: {
            correo: components["schemas"]["Email"];
        };
        ResetTokenCheck: {
            /** @description Whether a new password can be set with the link. */
            valido: boolean;
            /** @description Says in Spanish what has happened. */
            mensaje: string;
        };
        PasswordReset: {
            /** @description The token of the e-mailed link. */
            token: string;
            nuevaContrasena: components["schemas"]["NewPassword"];
        };
        EmailUndo: {
            /** @description The token of the link that the old address got. */
            token: string;
        };
        SubscriptionForm: {
            /** @description True subscribes, false unsubscribes. */
            estadoSuscripcion: boolean;
        };
        Subscription: {
            /** @description State after the call. When it is absent, true is meant. */
            suscrito?: boolean;
            /** @description One Spanish sentence that can be shown as it is. */
            message?: string;
        };
        /** @description Where the order goes and how it was paid. */
        OrderShipping: {
            /** @description Province of the delivery. */
            provincia: string;
            /** @description Canton, a division of the province. */
            canton: string;
            /** @description District, the division of a canton. */
            distrito: string;
            /** @description Exact address, or the post-office branch. */
            direccionExacta: string;
            metodoPago: components["schemas"]["PaymentMethod"];
        };
        /**
         * @description Why a payment cannot be confirmed. `no_se_lee`: the receipt cannot be read. `monto_distinto`: another amount. `no_ha_llegado`: the money has not come. `otra_cuenta`: it went to another account. `otro`: own words.
         * @enum {string}
         */
        DoubtReason: "no_se_lee" | "monto_distinto" | "no_ha_llegado" | "otra_cuenta" | "otro";
        /**
         * @description `abierta`: it is waited for. `recibida`: it has come and is being looked at. `cerrada`: the order is decided. `libre`, of a link alone: nothing is asked for, and a further receipt is welcome, for whoever pays in parts.
         * @enum {string}
         */
        RequestStatus: "abierta" | "recibida" | "cerrada" | "libre";
        /** @description A receipt that the customer was asked for. */
        ReceiptRequest: {
            motivo: components["schemas"]["DoubtReason"];
            /** @description Own words of the staff; null where the reason says it all. */
            texto: string | null;
            /**
             * Format: date-time
             * @description When it was asked for. ISO 8601, UTC.
             */
            fecha: string;
            /**
             * Format: date-time
             * @description When the order is cancelled unless one has come; null when one has.
             */
            vence: string | null;
            estado: components["schemas"]["RequestStatus"];
        };
        /** @description A receipt that the customer is asked for, as she sees it in her order. */
        MyReceiptRequest: components["schemas"]["ReceiptRequest"] & {
            /** @description What `sendReceipt` takes. */
            token: string;
        };
        /**
         * @description US dollars or colones of Costa Rica.
         * @enum {string}
         */
        Currency: "USD" | "CRC";
        /** @description Money that is to be given back of an order, or was, as its customer sees it. */
        OrderRefund: {
            /** @description In its `moneda`; dollars with at most two decimals, whole colones. */
            monto: components["schemas"]["Sum"];
            moneda: components["schemas"]["Currency"];
            /**
             * Format: date-time
             * @description When it was given back, ISO 8601, UTC; null while it is not.
             */
            hecha: string | null;
        };
        /** @description Something that has happened to an order. */
        OrderDay: {
            /**
             * @description `recibido`: it was bought. `verificado`: it was accepted. `preparacion`: its pieces are being made ready. `enviado`: it was handed to the carrier. `entregado`: it has arrived.
             * @enum {string}
             */
            paso: "recibido" | "verificado" | "preparacion" | "enviado" | "entregado";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            fecha: string;
        };
        /** @description An order with everything that its owner may see. */
        OrderDetail: components["schemas"]["Order"] & components["schemas"]["OrderShipping"] & {
            /** @description Link to the receipt that expires; null when there is none. */
            comprobante: string | null;
            /**
             * Format: date-time
             * @description When the receipt was deleted, for its age or with the account; null when it was not.
             */
            comprobanteEliminado?: string | null;
            /** @description Contact e-mail. */
            correo?: string;
            /** @description Contact phone. */
            telefono?: string | null;
            /** @description The receipt that was last asked for; null when none was. */
            solicitudComprobante?: components["schemas"]["MyReceiptRequest"] | null;
            /** @description Sends a further receipt of an order that waits, for whoever pays in parts; absent where none is taken or one is asked for. */
            tokenComprobante?: string;
            /** @description Money that is to be given back, or was, the oldest first; absent where there is none. */
            devoluciones?: components["schemas"]["OrderRefund"][];
            /** @description Where the carrier tells where the parcel is; null without a guide. */
            seguimiento?: string | null;
            /** @description What has happened to the order, oldest first. */
            recorrido?: components["schemas"]["OrderDay"][];
        };
        /** @description Optional extension (`listPages`): a part of the list. */
        OrderPage: {
            elementos: components["schemas"]["Order"][];
            /** @description What `despuesDe` asks for those that follow; null after the last one. */
            siguiente: components["schemas"]["Id"] | null;
            /** @description How many fit in all; null when they were not counted: on the pages after the first, and for a `busqueda` of one or two letters. */
            encontrados: number | null;
            /** @description What they come to together, in US dollars; null when they were not counted. */
            montoEncontrado: components["schemas"]["Sum"] | null;
        };
        OrderAction: {
            /** @description One Spanish sentence that can be shown as it is. */
            mensaje: string;
            /** @description The order after the step. */
            pedido?: components["schemas"]["Order"];
        };
        /** @description The number by which a carrier knows a parcel: two letters, nine digits and CR for Correos de Costa Rica. Stored trimmed and in upper case. */
        Guide: string;
        /** @description How an order is sent. */
        OrderShippingForm: {
            /** @description Its guide; null or absent where there is none. */
            guia?: components["schemas"]["Guide"] | null;
        };
        /** @description Why a payment cannot be confirmed; the letter tells it. */
        DoubtForm: {
            motivo: components["schemas"]["DoubtReason"];
            /** @description Own words, which the letter tells; not blank with `otro`. */
            texto?: string | null;
        };
        OrderReceipt: {
            /** @description Link to the receipt that expires; null when there is none. */
            comprobante: string | null;
            /**
             * Format: date-time
             * @description When the receipt was deleted, for its age or with the account; null when it was not.
             */
            comprobanteEliminado?: string | null;
            metodoPago: components["schemas"]["PaymentMethod"];
        };
        OrderContact: {
            /** @description E-mail address. */
            correo: string;
            /** @description Telephone number; null when none is known. */
            telefono: string | null;
        };
        /** @description Another order with the same receipt. */
        SimilarReceipt: {
            idPedido: components["schemas"]["Id"];
            /**
             * @description `identico`: the same bytes. `parecido`: the same picture, perhaps rescaled, recompressed or cropped.
             * @enum {string}
             */
            coincidencia: "identico" | "parecido";
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            fechaPedido: string;
            estadoPedido: components["schemas"]["OrderStatus"];
            /** @description USD, shipping included. */
            montoTotal: components["schemas"]["Sum"];
            /** @description Full name of the customer of that order. */
            clienteNombre: string;
        };
        /**
         * @description `FORMATO`: not 25 digits though paid by SINPE Móvil. `FECHA_INVALIDA`: the first eight digits are no day. `FECHA_FUTURA`: a day that has not come. `FECHA_LEJANA`: more than seven days before the order. `REPETIDA`: another order has it.
         * @enum {string}
         */
        ReferenceProblem: "FORMATO" | "FECHA_INVALIDA" | "FECHA_FUTURA" | "FECHA_LEJANA" | "REPETIDA";
        /** @description A payment reference and what can be said about it without asking a bank. */
        PaymentReference: {
            /** @description As it was typed, without blanks and hyphens. */
            valor: string;
            /**
             * Format: date
             * @description Day of the payment that a SINPE reference carries, in Costa Rica; null when it carries none.
             */
            fecha: string | null;
            /** @description Bank that a SINPE reference carries; null when it is not known. */
            banco: string | null;
            /** @description Why it is not plausible; empty when it is. */
            problemas: components["schemas"]["ReferenceProblem"][];
            /** @description Other orders with the same reference; rejected orders do not count. */
            repetidaEn: components["schemas"]["Id"][];
        };
        /** @description What helps an administrator to judge the payment of an order. */
        OrderReview: {
            idPedido: components["schemas"]["Id"];
            /** @description Link to the receipt that expires; null when there is none. */
            comprobante: string | null;
            /**
             * Format: date-time
             * @description When the receipt was deleted, for its age or with the account; null when it was not.
             */
            comprobanteEliminado?: string | null;
            /**
             * @description `preparando`: its picture is still being made ready; the link waits for it, a second at most. `ilegible`: it arrived whole and still cannot be shown, so `comprobante` is null. Absent and `listo`: there is nothing to wait for.
             * @enum {string}
             */
            estadoComprobante?: "preparando" | "listo" | "ilegible";
            /**
             * @description How the receipt is shown; null when there is none.
             * @enum {string|null}
             */
            tipoComprobante: "imagen" | "pdf" | null;
            /** @description Other orders whose receipt is this one or looks like it, the surest first. */
            comprobantesParecidos: components["schemas"]["SimilarReceipt"][];
            /** @description The payment reference; null when nobody has typed one. */
            referencia: components["schemas"]["PaymentReference"] | null;
            /** @description Grows with every change of the reference. */
            version?: components["schemas"]["Version"];
        };
        ReferenceForm: {
            /** @description The number that the bank shows on the receipt; null or blank takes it away. */
            referencia: string | null;
            /** @description The version of the review that the edit started from; 409 `VERSION_CONFLICT` when there is a newer one. */
            version?: components["schemas"]["Version"];
        };
        TimelineAuthor: {
            /** @description Full name. */
            nombre: string;
            /**
             * @description 1 Cliente, 2 Administrador, 3 Manager.
             * @enum {integer}
             */
            rol: 1 | 2 | 3;
        };
        /** @description One thing that happened to an order or a special order. */
        TimelineEvent: {
            idEvento: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            fecha: string;
            /**
             * @description `creado`: the customer sent it. `estado`: a step of the lifecycle, `texto` is the new state. `referencia`: the payment reference was noted, `texto` is it, null when it was taken away. `nota`: an internal note, `texto` is it. `pago`: a payment was entered, `pagoQuitado`: taken away again; `texto` is its amount. `solicitud`: another receipt was asked for, `texto` is why. `comprobante`: it has come. `motivo`: why the order was rejected, or by which entries of the bank it was accepted. `devolucion`: money was given back, `texto` is its amount. `pieza`: what was decided on a piece that was paid and gone by then, `texto` says it.
             * @enum {string}
             */
            tipo: "creado" | "estado" | "referencia" | "nota" | "pago" | "pagoQuitado" | "solicitud" | "comprobante" | "motivo" | "devolucion" | "pieza";
            /** @description Who did it; null when the account is gone. */
            autor: components["schemas"]["TimelineAuthor"] | null;
            /** @description The note; null for other events. */
            texto: string | null;
        };
        NoteForm: {
            /** @description The note, for staff only. */
            texto: string;
        };
        /**
         * @description How money came.
         * @enum {string}
         */
        ReceivedBy: "sinpe" | "transferencia" | "efectivo" | "otro";
        /** @description Money that has come for an order, as somebody read it. */
        Payment: {
            id: components["schemas"]["Id"];
            metodo: components["schemas"]["ReceivedBy"];
            /** @description In its `moneda`; dollars with at most two decimals, whole colones. */
            monto: components["schemas"]["Sum"];
            moneda: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description The day it was paid, in Costa Rica.
             */
            dia: string;
            /** @description The number that the bank shows, without blanks and hyphens; null when there is none. */
            referencia: string | null;
            /** @description Link to the receipt that it was read from, which expires; null when there is none. */
            comprobante: string | null;
            /**
             * @description `persona`: somebody typed it. `banco`: it was found in a statement of the bank.
             * @enum {string}
             */
            origen: "persona" | "banco";
            /** @description Who entered it; null when the account is gone. */
            autor: components["schemas"]["TimelineAuthor"] | null;
            /**
             * Format: date-time
             * @description When it was entered. ISO 8601, UTC.
             */
            fecha: string;
        };
        /** @description One of the receipts of an order. */
        OrderReceiptFile: {
            /** @description 1 is the one that came with the purchase. */
            numero: number;
            /** @description Link to it that expires; null when it cannot be shown or was deleted. */
            comprobante: string | null;
            /**
             * @description How it is shown; null when it was deleted.
             * @enum {string|null}
             */
            tipo: "imagen" | "pdf" | null;
            /**
             * @description `preparando`: its picture is still being made ready; the link waits for it. `ilegible`: it arrived whole and still cannot be shown. `eliminado`: it was deleted, for its age or with the account.
             * @enum {string}
             */
            estado: "preparando" | "listo" | "ilegible" | "eliminado";
            /**
             * Format: date-time
             * @description When it arrived. ISO 8601, UTC.
             */
            fecha: string;
        };
        /** @description What has come for an order. */
        OrderLedger: {
            idPedido: components["schemas"]["Id"];
            /** @description In the order in which they were entered. */
            pagos: components["schemas"]["Payment"][];
            /** @description Its receipts, in the order in which they arrived. */
            comprobantes: components["schemas"]["OrderReceiptFile"][];
            /** @description The receipt that was last asked for; null when none was. */
            solicitud: components["schemas"]["ReceiptRequest"] | null;
        };
        PaymentForm: {
            metodo: components["schemas"]["ReceivedBy"];
            /** @description What was read, in its `moneda`; dollars with at most two decimals, whole colones. */
            monto: number;
            moneda: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description The day it was paid; none that has yet to come.
             */
            dia: string;
            /** @description The number that the bank shows; null or blank where there is none. */
            referencia?: string | null;
            /** @description Number (`numero`) of the order's receipt that it was read from; null or absent for none. */
            comprobante?: number | null;
        };
        /** @description Pieces of one product-size that are held. */
        HeldPiece: {
            idProducto_talla: components["schemas"]["Id"];
            /** @description Name of the piece. */
            productoNombre: string;
            /** @description The size, or `Única`. */
            tallaNombre: string;
            /** @description Pieces. */
            cantidad: number;
            /** @description The price that is kept, US dollars. */
            precioUnitario: components["schemas"]["Amount"];
        };
        /** @description What is held for somebody. */
        Hold: {
            idApartado: components["schemas"]["Id"];
            /** @description Whose account it is; null for somebody without a login. */
            cliente: string | null;
            /**
             * Format: date-time
             * @description Since when; ISO 8601, UTC.
             */
            desde: string;
            /**
             * Format: date-time
             * @description Until when; ISO 8601, UTC.
             */
            hasta: string;
            /** @description Whether it has been prolonged. */
            prolongado: boolean;
            productos: components["schemas"]["HeldPiece"][];
        };
        WaitingForm: {
            idProducto_talla: components["schemas"]["Id"];
            correo: components["schemas"]["Email"];
        };
        MissingPieceForm: {
            /** @description The line, by the piece that was gone. */
            idProducto_talla: components["schemas"]["Id"];
            /**
             * @description `encargo`: the piece is made anew. `otraPieza`: another one takes its place. `devolucion`: its money is returned.
             * @enum {string}
             */
            decision: "encargo" | "otraPieza" | "devolucion";
            /** @description The other piece, of `otraPieza` alone. */
            idProducto_tallaNueva?: components["schemas"]["Id"];
        };
        /** @description A piece that somebody keeps. */
        Favorite: {
            idProducto: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description Since when; ISO 8601, UTC.
             */
            fecha: string;
        };
        FavoriteList: components["schemas"]["Favorite"][];
        FavoritesForm: {
            /** @description Products by `idProducto`, the newest first. */
            productos: components["schemas"]["Id"][];
        };
        /** @description A line that somebody has put aside from the cart. */
        SavedLine: {
            idProducto: components["schemas"]["Id"];
            idProducto_talla: components["schemas"]["Id"];
            /** @description Pieces, as many as the cart had. */
            cantidad: number;
        };
        /** @description The lines that a customer has saved for later, newest first. */
        SavedLines: components["schemas"]["SavedLine"][];
        /** @description How many of a product-size are saved from now on. */
        SavedLineChange: {
            idProducto_talla: components["schemas"]["Id"];
            /** @description 0 takes the line out. */
            cantidad: number;
        };
        SavedLinesForm: {
            lineas: components["schemas"]["SavedLineChange"][];
        };
        /** @description A receipt that is asked for, as whoever has the link of the letter sees it. */
        RequestedReceipt: components["schemas"]["ReceiptRequest"] & {
            idPedido: components["schemas"]["Id"];
            /** @description What the order costs; USD, shipping included. */
            montoTotal: components["schemas"]["Sum"];
            /** @description The same at the rate of the order; absent where the shop had none. */
            montoColones?: components["schemas"]["Colones"];
            /** @description How the order was to be paid. */
            metodoPago?: components["schemas"]["PaymentMethod"];
            /** @description USD that are still missing of `montoTotal`, once a payment has been noted, never below 0. Absent while none is noted, for what a receipt shows may have come: a client then names no amount to transfer. */
            faltaDolares?: components["schemas"]["Sum"];
            /** @description The same in whole colones at the rate of the order; absent where the shop had none. */
            faltaColones?: components["schemas"]["Colones"];
            /** @description How many further receipts the link takes, for whoever pays in parts; also once the one that was asked for has come. Absent where it takes none but those. */
            quedan?: number;
        };
        ReceiptForm: {
            /**
             * Format: binary
             * @description The payment receipt, an image or a PDF of at most 10 MB.
             */
            comprobante: Blob;
        };
        /** @description An order as an accountant enters it. */
        OrderAccount: {
            idPedido: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            fechaPedido: string;
            estadoPedido: components["schemas"]["OrderStatus"];
            estadoPago: components["schemas"]["PaymentStatus"];
            /** @description Full name of the customer. */
            clienteNombre: string;
            /** @description Of the customer; of a closed account no number. */
            identificacion: string;
            metodoPago: components["schemas"]["PaymentMethod"];
            /** @description The references of the order and of its payments, each once. */
            referencias: string[];
            /** @description USD, what the pieces cost. */
            subtotal: components["schemas"]["Sum"];
            /** @description USD, what sending costs. */
            montoEnvio: components["schemas"]["Sum"];
            /** @description USD, shipping included. */
            montoTotal: components["schemas"]["Sum"];
            /** @description Colones for a dollar as the order was placed; absent where the shop had no rate. */
            tasa?: components["schemas"]["Rate"];
            /** @description What `montoTotal` came to at that rate, whole colones. */
            montoColones?: components["schemas"]["Colones"];
            /** @description USD that have come. */
            recibidoDolares: components["schemas"]["Sum"];
            /** @description Colones that have come. */
            recibidoColones: components["schemas"]["Colones"];
            /** @description USD that were given back. */
            devueltoDolares: components["schemas"]["Sum"];
            /** @description Colones that were given back. */
            devueltoColones: components["schemas"]["Colones"];
        };
        /** @description Money that had come for an order that was cancelled. */
        Refund: {
            id: components["schemas"]["Id"];
            idPedido: components["schemas"]["Id"];
            /** @description Full name of the customer. */
            clienteNombre: string;
            /** @description Contact phone; empty when the account was closed. */
            telefono: string | null;
            /** @description In its `moneda`; dollars with at most two decimals, whole colones. */
            monto: components["schemas"]["Sum"];
            moneda: components["schemas"]["Currency"];
            /**
             * Format: date-time
             * @description Since when it is to be given back. ISO 8601, UTC.
             */
            fecha: string;
            /**
             * Format: date-time
             * @description When it was given back; null while it is not.
             */
            hecha: string | null;
            /** @description Who gave it back; null while nobody has, and when the account is gone. */
            autor: components["schemas"]["TimelineAuthor"] | null;
            /** @description What proves it; null while it is not given back. */
            referencia: string | null;
        };
        RefundForm: {
            /** @description The number that the bank shows, or what else proves that it was given back. */
            referencia: string;
        };
        /** @description An order with all that a packing slip says. */
        Shipment: components["schemas"]["Order"] & components["schemas"]["OrderShipping"] & {
            /** @description The guide; null when there is none. */
            guia: string | null;
            /** @description Contact phone. */
            telefono: string | null;
            /** @description Where the carrier tells where the parcel is; null without a guide. */
            seguimiento: string | null;
            /** @description What has happened to the order, oldest first. */
            recorrido: components["schemas"]["OrderDay"][];
        };
        ShipmentForm: {
            /** @description Null takes the guide away. */
            guia?: components["schemas"]["Guide"] | null;
            /** @description Whether the pieces are being made ready. */
            preparacion?: boolean;
            /** @description Whether the parcel has arrived. */
            entregado?: boolean;
        };
        /** @description An entry of the bank that pays no order yet. */
        WaitingEntry: {
            idEntrada: components["schemas"]["Id"];
            /**
             * Format: date
             * @description Day in Costa Rica.
             */
            dia: string;
            /** @description In `moneda`; negative when the bank took it back. */
            monto: number;
            moneda: components["schemas"]["Currency"];
            /** @description Reference as the bank has it; null when it has none. */
            referencia: string | null;
            /** @description Who paid, as the bank writes it. */
            nombre: string | null;
            /** @description What the bank wrote. */
            texto: string;
        };
        /** @description An order in `pendiente`, as an entry is compared with it. */
        UnpaidOrder: {
            idPedido: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            fechaPedido: string;
            /** @description USD that are still to come; the total, shipping included, less the payments that were entered. */
            montoTotal: components["schemas"]["Sum"];
            /** @description The same in whole colones, where the shop has told the total in them. */
            montoColones?: number | null;
            /** @description The reference that was typed. */
            referencia: string | null;
            /** @description Full name of the customer. */
            clienteNombre: string;
        };
        /** @description One entry and the one or two orders that it pays, or two entries that pay one order. */
        PaymentMatch: {
            entradas: components["schemas"]["Id"][];
            pedidos: components["schemas"]["Id"][];
            /** @description What speaks for it and what against it. A client passes over words that it does not know. */
            motivos: string[];
        };
        EntryCandidates: {
            idEntrada: components["schemas"]["Id"];
            /** @description The best first. */
            candidatos: components["schemas"]["PaymentMatch"][];
        };
        /** @description What belongs together. `entradas` and `pedidos` hold all that the rest names by number. */
        Reconciliation: {
            /** @description Entries that wait, the newest day first; at most 5000. */
            entradas: components["schemas"]["WaitingEntry"][];
            pedidos: components["schemas"]["UnpaidOrder"][];
            /** @description What is certain. */
            seguras: components["schemas"]["PaymentMatch"][];
            /** @description Of every entry that may pay an order, the orders. */
            probables: components["schemas"]["EntryCandidates"][];
            /** @description Entries that no order is like. */
            sinPareja: components["schemas"]["Id"][];
            /** @description Entries that the bank took back, and those that did it. */
            reversadas: components["schemas"]["Id"][];
            /** @description Orders that are older than 24 hours, not paid, and that no entry is like, the oldest first. */
            sinPago: components["schemas"]["Id"][];
            /** @description Entries that were set aside, the newest day first; absent where they cannot be taken back. */
            apartadas?: components["schemas"]["WaitingEntry"][];
        };
        /** @description Money that a bank says has come in; with a negative amount, money that it took back again. */
        BankEntry: {
            /**
             * Format: date
             * @description Day in Costa Rica.
             */
            dia: string;
            /** @description In `moneda`, at most two decimals, not zero. */
            monto: number;
            moneda: components["schemas"]["Currency"];
            /** @description Number that the bank gives it; null when there is none. */
            referencia: string | null;
            /** @description Who paid, as the bank writes it; null when it does not say. */
            nombre: string | null;
            /** @description What the bank wrote, on one line. */
            texto: string;
        };
        BankEntriesForm: {
            entradas: components["schemas"]["BankEntry"][];
        };
        /** @description What came of entries that were added. */
        BankEntriesAdded: components["schemas"]["Reconciliation"] & {
            /** @description Entries that were not there before. */
            nuevas: number;
            /** @description Entries that were there already. */
            repetidas: number;
        };
        BankEntryForm: {
            /** @description Orders that it does not pay. */
            noPaga?: components["schemas"]["Id"][];
            /** @description True: it pays no order at all. False, of an entry that was set aside: it waits again, and what was said of it, `noPaga` too, is forgotten; only where `apartadas` lists it. */
            apartada?: boolean;
        };
        MatchChoice: {
            entradas: components["schemas"]["Id"][];
            pedidos: components["schemas"]["Id"][];
        };
        MatchesForm: {
            /** @description What is to be accepted. */
            coincidencias: components["schemas"]["MatchChoice"][];
        };
        MatchOutcome: {
            pedidos: components["schemas"]["Id"][];
            /**
             * @description `aceptada`: done. `entradaUsada`: an entry waits no longer, or never was. `pedidoDecidido`: an order is not in `pendiente` any more, or never was. `sinPieza`: an order has a line with `sinPieza` that is still to be decided on (`decideMissing`). In all but the first nothing was changed.
             * @enum {string}
             */
            resultado: "aceptada" | "entradaUsada" | "pedidoDecidido" | "sinPieza";
        };
        /** @description What became of matches. */
        MatchesAccepted: components["schemas"]["Reconciliation"] & {
            /** @description What became of each, in the order they were asked for. */
            resultados: components["schemas"]["MatchOutcome"][];
        };
        /** @description What whoever has the link of a letter may see of an order. */
        FollowedOrder: {
            idPedido: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            fechaPedido: string;
            estadoPedido: components["schemas"]["OrderStatus"];
            /** @description USD, shipping included. */
            montoTotal: components["schemas"]["Sum"];
            /** @description What it came to at the rate of the order; absent where the shop had none. */
            montoColones?: components["schemas"]["Colones"];
            productos: components["schemas"]["OrderLine"][];
            /** @description Where it is picked up, and when; absent where it is sent. */
            retiro?: string;
            /** @description Why it was rejected; absent where it was not, or without a reason. */
            rechazo?: components["schemas"]["Rejection"];
            /** @description Money that is to be given back, or was, the oldest first; absent where there is none. */
            devoluciones?: components["schemas"]["OrderRefund"][];
            /** @description The guide; null when there is none. */
            guia: string | null;
            /** @description Where the carrier tells where the parcel is; null without a guide. */
            seguimiento: string | null;
            /** @description What has happened to the order, oldest first. */
            recorrido: components["schemas"]["OrderDay"][];
        };
        /** @description Where guides are followed. */
        Tracking: {
            /** @description Address of the carrier's page; `{guia}` in it stands for the guide. */
            plantilla: string;
            version?: components["schemas"]["Version"];
        };
        TrackingForm: {
            /** @description Address of the carrier's page, https; `{guia}` in it stands for the guide. */
            plantilla: string;
            /** @description The version that the edit started from; 409 `VERSION_CONFLICT` when there is a newer one. */
            version?: components["schemas"]["Version"];
        };
        /** @description A request for a custom piece. */
        SpecialOrder: {
            idPedidoEspecial: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            fechaSolicitud: string;
            /** @description Full name of the customer. */
            nombreUsuario: string;
            /** @description Kind of piece. Also seen as `pieza`. */
            nombrePieza?: string;
            /** @description Other spelling of `nombrePieza`. */
            pieza?: string;
            /** @description Ring size 5 to 12; null for other pieces. */
            talla: string | null;
            /** @description Stone. Also seen as `tipoPiedra`. */
            nombrePiedra?: string;
            /** @description Other spelling of `nombrePiedra`. */
            tipoPiedra?: string;
            /** @description Material. Also seen as `tipoMaterial`. */
            nombreMaterial?: string;
            /** @description Other spelling of `nombreMaterial`. */
            tipoMaterial?: string;
            /** @description What the customer wrote about the piece; null when nothing. */
            descripcion: string | null;
            /**
             * @description One of `SpecialOrderStatus`; an unset one is shown as 'Especial'.
             * @enum {string|null}
             */
            estado: "Pendiente" | "En proceso" | "Aceptado" | "Rechazado" | "Completado" | "Enviado" | null;
            /** @description Link to the reference image that expires; null when there is none. */
            referenciaURL: string | null;
            /**
             * Format: date-time
             * @description When the reference image was deleted, for its age or with the account; null when it was not.
             */
            referenciaEliminada?: string | null;
            /** @description E-mail address. */
            correo: string;
            /** @description Telephone number; null when none is known. */
            telefono: string | null;
            /** @description Grows with every change of `estado`. */
            version?: components["schemas"]["Version"];
            /** @description USD that were paid for it already, as a part of `idPedido`, whose piece was gone by then; absent otherwise. */
            anticipo?: components["schemas"]["Sum"];
            /** @description The order that `anticipo` is a part of. */
            idPedido?: components["schemas"]["Id"];
        };
        SpecialOrderForm: {
            /** @description Name of a category of the lookups. */
            pieza: string;
            /** @description Ring size 5 to 12. Required when `pieza` is Anillos; empty or absent otherwise. */
            talla?: string;
            /** @description Name of a stone of the lookups. */
            tipoPiedra: string;
            /** @description Name of a material of the lookups. */
            tipoMaterial: string;
            /** @description What the customer writes about the piece. */
            descripcion?: string;
            /**
             * Format: binary
             * @description Reference image (JPEG, PNG, WebP, GIF or AVIF, at most 10 MB).
             */
            referenciaURL?: Blob;
        };
        SpecialOrderReceived: {
            /** @description Says in Spanish what has happened. */
            mensaje: string;
            /** @description The new request. */
            idPedidoEspecial?: components["schemas"]["Id"];
        };
        /** @description Optional extension (`listPages`): a part of the list. */
        SpecialOrderPage: {
            elementos: components["schemas"]["SpecialOrder"][];
            /** @description What `despuesDe` asks for those that follow; null after the last one. */
            siguiente: components["schemas"]["Id"] | null;
            /** @description How many fit in all; null when they were not counted: on the pages after the first, and for a `busqueda` of one or two letters. */
            encontrados: number | null;
        };
        SpecialOrderStatusForm: {
            /**
             * @description State that the order is moved to.
             * @enum {string}
             */
            estado: "Aceptado" | "Rechazado" | "Enviado";
            /** @description The version that was decided on; 409 `VERSION_CONFLICT` when there is a newer one. */
            version?: components["schemas"]["Version"];
        };
        /**
         * @description Staff move any state that is not final to `Aceptado` or `Rechazado`, and `Aceptado` to `Enviado`. `Enviado` and `Rechazado` are final.
         * @enum {string}
         */
        SpecialOrderStatus: "Pendiente" | "En proceso" | "Aceptado" | "Rechazado" | "Completado" | "Enviado";
        SpecialOrderStatusChanged: {
            /** @description Says in Spanish what has happened. */
            mensaje: string;
            /** @description The state after the change. */
            estado?: components["schemas"]["SpecialOrderStatus"];
        };
        /** @description Optional extension (`listPages`): a part of the list. */
        ProductPage: {
            elementos: components["schemas"]["Product"][];
            /** @description What `despuesDe` asks for those that follow; null after the last one. */
            siguiente: components["schemas"]["Id"] | null;
            /** @description How many fit in all; null when they were not counted: on the pages after the first, and for a `busqueda` of one or two letters. */
            encontrados: number | null;
        };
        /** @description The pieces that whoever edits has seen; read only beside a `stock`, of a piece or a size that the product has. 409 `STOCK_CHANGED` when there are more or fewer by now, so that the edit invents none. A client sends it of products with a `version`. */
        StockSeen: number;
        /** @description Stock of one ring size, named by `idTalla` or by `tamanio` (at least one of them). */
        SizeStock: {
            /** @description The size, from the lookups. */
            idTalla?: components["schemas"]["Id"];
            /** @description Ring size 5 to 12. */
            tamanio?: string;
            /** @description Pieces of this size that can be sold. */
            stock: number;
            /** @description Accepted as the product answers give it; ignored. */
            cm?: number | null;
            /** @description Accepted as the product answers give it; ignored. */
            idProducto_talla?: number | null;
            /** @description True in an edit that names this size only to keep it: pieces of a size that the product has stay as they are, whatever `stock` says, so that the edit undoes no purchase. A client sends it of products with a `version`. */
            sinCambio?: boolean;
            stockVisto?: components["schemas"]["StockSeen"];
        };
        /** @description Parts of the form for a new product. Every value arrives as text and is read by the type given here; an empty part of a number, a flag or a list stands for null where null is allowed and for an absent part elsewhere. At least one of `precio` and `precioEspecial` is needed. An available ring (`estado` 1, `idCategoria` 1) needs at least one size in `tallas`; any other available piece needs `stock` above 0. With `estado` 0 the stock is 0 and is not checked. */
        NewProductForm: {
            /** @description Becomes `nombreProducto`. */
            nombre: string;
            /** @description What is told of the piece. */
            descripcion: string;
            /** @description The name in English; empty for none. */
            nombreIngles?: string;
            /** @description The description in English; empty for none. */
            descripcionIngles?: string;
            /** @description Category of the lookups; 1 means rings. */
            idCategoria: components["schemas"]["Id"];
            /** @description Material of the lookups. */
            idMaterial: components["schemas"]["Id"];
            /** @description Stone of the lookups. */
            idPiedra: components["schemas"]["Id"];
            /** @description 1 available (when absent), 0 not. */
            estado?: components["schemas"]["Flag"];
            /**
             * Format: binary
             * @description Photograph (JPEG, PNG, WebP, GIF or AVIF, at most 10 MB).
             */
            imagen: Blob;
            /** @description 1 new and featured, 0 not (when absent). */
            destacado?: components["schemas"]["Flag"];
            /** @description 1 one of a kind, 0 not (when absent). */
            unico?: components["schemas"]["Flag"];
            /** @description Regular price in USD, at most two decimals. */
            precio?: number | null;
            /** @description Special price in USD, at most two decimals; when present it is the price charged. */
            precioEspecial?: number | null;
            /** @description Rings only. A list written as JSON, in a text part or in an `application/json` part. */
            tallas?: components["schemas"]["SizeStock"][];
            /** @description Pieces without sizes only. */
            stock?: number | null;
            largoMm?: components["schemas"]["PieceLength"];
            anchoMm?: components["schemas"]["PieceLength"];
            pesoG?: components["schemas"]["PieceWeight"];
            hechoPor?: components["schemas"]["PieceMaker"];
            horas?: components["schemas"]["PieceHours"];
            historia?: components["schemas"]["PieceStory"];
        };
        ProductCreated: {
            /** @description The new `idProducto`. */
            id: components["schemas"]["Id"];
            /** @description Address of the picture of the new piece; null when it has none. */
            image_url: string | null;
        };
        /** @description Parts of the form for an existing product; the stock screen sends it too. A part that is absent leaves its field as it is; an empty part clears it where null is allowed (`precio`, `precioEspecial`, `idPiedra`, the texts in English, what stands in `ficha`), is refused for other texts and counts as absent elsewhere. The product that results must have at least one of `precio` and `precioEspecial`. Stock may be 0 here. Leaving the category of rings clears the stock per size and the stock. */
        ProductForm: {
            /** @description Becomes `nombreProducto`. */
            nombre?: string;
            /** @description What is told of the piece. */
            descripcion?: string;
            /** @description The name in English; empty for none. */
            nombreIngles?: string;
            /** @description The description in English; empty for none. */
            descripcionIngles?: string;
            /** @description Category of the lookups; 1 means rings. */
            idCategoria?: components["schemas"]["Id"];
            /** @description Material of the lookups. */
            idMaterial?: components["schemas"]["Id"];
            /** @description Stone of the lookups; empty for a piece without a stone. */
            idPiedra?: number | null;
            /** @description 1 available, 0 not. With 0 the stock is 0 and is not checked. */
            estado?: components["schemas"]["Flag"];
            /**
             * Format: binary
             * @description New photograph (JPEG, PNG, WebP, GIF or AVIF, at most 10 MB); absent keeps the old one.
             */
            imagen?: Blob;
            /** @description 1 new and featured. */
            destacado?: components["schemas"]["Flag"];
            /** @description 1 one of a kind. */
            unico?: components["schemas"]["Flag"];
            /** @description Regular price in USD, at most two decimals. */
            precio?: number | null;
            /** @description Special price in USD, at most two decimals; when present it is the price charged. */
            precioEspecial?: number | null;
            /** @description Rings only; replaces the sizes of the product. A list written as JSON, in a text part or in an `application/json` part. */
            tallas?: components["schemas"]["SizeStock"][];
            /** @description Pieces without sizes only. */
            stock?: number | null;
            largoMm?: components["schemas"]["PieceLength"];
            anchoMm?: components["schemas"]["PieceLength"];
            pesoG?: components["schemas"]["PieceWeight"];
            hechoPor?: components["schemas"]["PieceMaker"];
            horas?: components["schemas"]["PieceHours"];
            historia?: components["schemas"]["PieceStory"];
            stockVisto?: components["schemas"]["StockSeen"];
            /** @description The version that the edit started from; 409 `VERSION_CONFLICT` when there is a newer one. */
            version?: components["schemas"]["Version"];
        };
        ProductUpdated: {
            /** @description Says in Spanish what has happened. */
            mensaje: string;
            /** @description The photograph after the change. */
            image_url?: string | null;
        };
        /** @description The further photographs of a product in the order that they are to have. */
        PhotoOrder: {
            /** @description Every `idFoto` of the product, each once. A backend with the extension `mainPhoto` takes 0 among them for the main picture: the first is the main one from then on, and leaves its `idFoto` to the one that was. */
            orden: number[];
        };
        /** @description What the photograph or the video shows, in plain words; empty when nothing is said. */
        PhotoDescription: string;
        /** @description A further photograph of a product. */
        NewPhoto: {
            /**
             * Format: binary
             * @description Photograph (JPEG, PNG, WebP, GIF or AVIF, at most 10 MB).
             */
            imagen: Blob;
            descripcion?: components["schemas"]["PhotoDescription"];
        };
        /** @description What a photograph shows. */
        PhotoWords: {
            descripcion: components["schemas"]["PhotoDescription"];
        };
        /** @description The video of a product, or what is said of it. */
        VideoForm: {
            /**
             * Format: binary
             * @description MP4 (H.264) or WebM (VP8 or VP9): one video track and nothing else, at most 15 seconds and 10 MB. Without it the one that there is stays.
             */
            video?: Blob;
            descripcion?: components["schemas"]["PhotoDescription"];
        };
        /** @description A customer account, as administrators see it. */
        Customer: {
            /** @description Number of the identity card, DIMEX or passport. */
            identificacion: string;
            /** @description Given names. */
            nombre: string;
            /** @description Surnames, both in one text. */
            apellido: string;
            /** @description E-mail address. */
            correo: string;
            /** @description Telephone number; null when none is known. */
            telefono: string | null;
            /** @description Canonical is `activo` or `bloqueado`; anything but `activo` means blocked. */
            estado: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            fechaRegistro: string;
            /** @description Whether the identification was released and a mark stands in its place. Without this field the host cannot release any. */
            liberada?: boolean;
        };
        /** @description Optional extension (`listPages`): a part of the list. */
        CustomerPage: {
            elementos: components["schemas"]["Customer"][];
            /** @description What `despuesDe` asks for those that follow; null after the last one. */
            siguiente: components["schemas"]["Id"] | null;
            /** @description How many fit in all; null when they were not counted: on the pages after the first, and for a `busqueda` of one or two letters. */
            encontrados: number | null;
        };
        CustomerStatusForm: {
            /**
             * @description `bloquear` from `activo`, `desbloquear` from `bloqueado`.
             * @enum {string}
             */
            accion: "bloquear" | "desbloquear";
        };
        IdentificationReleaseForm: {
            /** @description What was checked, for the record of activity; not only blanks. */
            nota: string;
        };
        /**
         * @description `Pendiente` (default) becomes `Enviado` once it has been sent.
         * @enum {string}
         */
        NovedadStatus: "Pendiente" | "Enviado";
        /** @description A piece of news or an offer that is e-mailed to the subscribers. */
        Novedad: {
            idNovedad: components["schemas"]["Id"];
            /** @description Subject of the letter and title of the offer. */
            asunto: string;
            /** @description What the offer is; null when nothing was written. */
            descripcion: string | null;
            estado: components["schemas"]["NovedadStatus"];
            /** @description Image, null when there is none. */
            referenciaURL: string | null;
            /**
             * Format: date-time
             * @description When it was created. ISO 8601, UTC.
             */
            fecha: string;
            /**
             * Format: date-time
             * @description When it was last edited; null when never. ISO 8601, UTC.
             */
            fechaActualizacion: string | null;
            version?: components["schemas"]["Version"];
        };
        NewNovedadForm: {
            /** @description Subject of the letter and title of the offer. */
            asunto: string;
            /** @description What the offer is. */
            descripcion?: string;
            /** @description Date or date and time of creation; the server's clock when absent or empty. */
            fecha?: string;
            /**
             * Format: binary
             * @description Image (JPEG, PNG, WebP, GIF or AVIF, at most 10 MB).
             */
            referenciaURL?: Blob;
        };
        NovedadCreated: {
            /** @description Says in Spanish what has happened. */
            mensaje: string;
            /** @description The new one. */
            idNovedad?: components["schemas"]["Id"];
        };
        /** @description A part that is absent leaves its field as it is. */
        NovedadForm: {
            /** @description Subject of the letter and title of the offer. */
            asunto: string;
            /** @description What the offer is. */
            descripcion?: string;
            /** @description Accepted when it is the current state; the state changes only by sending (409 `INVALID_STATE` otherwise). */
            estado?: components["schemas"]["NovedadStatus"];
            /**
             * Format: binary
             * @description New image (JPEG, PNG, WebP, GIF or AVIF, at most 10 MB); absent keeps the old one.
             */
            referenciaURL?: Blob;
            /** @description The version that the edit started from; 409 `VERSION_CONFLICT` when there is a newer one. */
            version?: components["schemas"]["Version"];
        };
        NovedadSendForm: {
            /** @description The version that was read before sending; 409 `VERSION_CONFLICT` when there is a newer one. */
            version?: components["schemas"]["Version"];
        };
        NovedadSent: {
            /** @description E-mails that were accepted. */
            enviados: number;
            /** @description Subscribed, active customers. */
            total: number;
        };
        /**
         * @description 2 Administrador, 3 Manager.
         * @enum {integer}
         */
        StaffRole: 2 | 3;
        /** @description A staff account. */
        StaffMember: {
            idUsuario: components["schemas"]["Id"];
            /** @description Number of the identity card, DIMEX or passport. */
            identificacion: string;
            /** @description Given names. */
            nombre: string;
            /** @description First surname. */
            primerApellido: string;
            /** @description Second surname; empty or null for people who have one only. */
            segundoApellido: string | null;
            /** @description E-mail address. */
            correo: string;
            /** @description Telephone number; null when none is known. */
            telefono: string | null;
            idRol: components["schemas"]["StaffRole"];
            /** @description Canonical is `activo` or `bloqueado`; anything but `activo` means blocked. A backend that sends it blocks and removes staff accounts. */
            estado?: string;
        };
        /** @description Canonical is the plain list; an object that holds it is also seen. */
        StaffList: components["schemas"]["StaffMember"][] | {
            staff: components["schemas"]["StaffMember"][];
        };
        StaffRoleForm: {
            idRol: components["schemas"]["StaffRole"];
        };
        StaffStatusForm: {
            /**
             * @description `bloquear` from `activo`, `desbloquear` from `bloqueado`.
             * @enum {string}
             */
            accion: "bloquear" | "desbloquear";
        };
        /** @description The path decides the role; `idRol`, when sent, is 2. */
        NewAdministrator: {
            identificacion: components["schemas"]["IdentificationNumber"];
            nombre: components["schemas"]["PersonName"];
            primerApellido: components["schemas"]["PersonName"];
            segundoApellido: components["schemas"]["SecondSurname"];
            correo: components["schemas"]["Email"];
            telefono: components["schemas"]["Phone"];
            contrasena: components["schemas"]["NewPassword"];
            /**
             * @description Role of the new account.
             * @enum {integer}
             */
            idRol?: 2;
        };
        StaffCreated: {
            /** @description Says in Spanish what has happened. */
            mensaje: string;
            /** @description The new account. */
            idUsuario?: components["schemas"]["Id"];
        };
        /** @description The path decides the role; `idRol`, when sent, is 3. */
        NewManager: {
            identificacion: components["schemas"]["IdentificationNumber"];
            nombre: components["schemas"]["PersonName"];
            primerApellido: components["schemas"]["PersonName"];
            segundoApellido: components["schemas"]["SecondSurname"];
            correo: components["schemas"]["Email"];
            telefono: components["schemas"]["Phone"];
            contrasena: components["schemas"]["NewPassword"];
            /**
             * @description Role of the new account.
             * @enum {integer}
             */
            idRol?: 3;
        };
        /** @description Where everything that the shop knows of the caller can be fetched. */
        DataLink: {
            /** @description Link to one zip that expires. It opens without a login: whoever has it may fetch the file until then. */
            enlace: string;
        };
        /** @description Asks for the own account to be closed. */
        ClosingForm: {
            /** @description The password of the account now. */
            contrasenaActual: string;
        };
        /** @description An address that a customer keeps. */
        Address: {
            idDireccion: components["schemas"]["Id"];
            /** @description What its owner calls it, such as 'Casa'; empty for none. */
            nombre: string;
            provincia: components["schemas"]["Province"];
            /** @description Canton, a division of the province. */
            canton: string;
            /** @description District, the division of a canton. */
            distrito: string;
            /** @description What a letter carrier needs beside the district: street, house, landmarks. */
            direccionExacta: string;
            /** @description Purchases begin with it. Exactly one of several is. */
            preferida: boolean;
        };
        /** @description The addresses that a customer keeps, the preferred one first. */
        AddressBook: components["schemas"]["Address"][];
        /** @description An address that is kept, with the name that its owner gives it. */
        AddressForm: {
            /** @description What its owner calls it, such as `Casa` or `Taller`. */
            nombre: string;
            provincia: components["schemas"]["Province"];
            /** @description Canton, a division of the province. */
            canton: string;
            /** @description District, the division of a canton. */
            distrito: string;
            /** @description What a letter carrier needs beside the district: street, house, landmarks. */
            direccionExacta: string;
        };
        /**
         * @description Left or right.
         * @enum {string}
         */
        Hand: "izquierda" | "derecha";
        /**
         * @description Thumb first.
         * @enum {string}
         */
        Finger: "pulgar" | "indice" | "medio" | "anular" | "menique";
        /** @description The ring size of a finger. */
        FingerSize: {
            mano: components["schemas"]["Hand"];
            dedo: components["schemas"]["Finger"];
            /** @description Ring size 5 to 12, as the sizes of products have it. */
            tamanio: string;
        };
        /** @description The ring sizes that a customer keeps, the one kept last first. */
        FingerSizes: components["schemas"]["FingerSize"][];
        /** @description The ring size that a finger has from now on. */
        FingerSizeChange: {
            mano: components["schemas"]["Hand"];
            dedo: components["schemas"]["Finger"];
            /** @description Ring size 5 to 12; null forgets the finger. */
            tamanio: string | null;
        };
        FingerSizesForm: {
            tallas: components["schemas"]["FingerSizeChange"][];
        };
        /**
         * @description The privacy page, the page of terms, or the page of care and warranty. A backend may keep only some of them and refuse the others with 400 or 404.
         * @enum {string}
         */
        LegalPage: "privacidad" | "terminos" | "cuidado";
        /** @description A page that the shop owes its customers. */
        LegalText: {
            pagina: components["schemas"]["LegalPage"];
            /** @description Plain text: blank lines part paragraphs, a line that begins with `# ` is a heading, lines that begin with `- ` are a list. Null while nobody has written one; the client then shows its own. */
            texto: string | null;
            version?: components["schemas"]["Version"];
        };
        /** @description The new text of a page. */
        LegalTextForm: {
            /** @description Null takes away what was written, so that clients show their own text again. */
            texto: string | null;
            /** @description The version that the edit started from; 409 `VERSION_CONFLICT` when there is a newer one. */
            version?: components["schemas"]["Version"];
        };
        /** @description Words of the home page and of the page about the shop: plain text in which blank lines part paragraphs. An empty one means the client's own. Optional extension (`english`): those in `…Ingles` are for visitors who read the shop in English, who read the Spanish one where it is empty. A backend that keeps them always has them, in its history those that had been written; left out of a form, each stays as it was. */
        SiteTexts: {
            /** @description What the home page says below its banners. */
            inicio: string;
            /** @description The note on shipping of the home page. */
            envios: string;
            /** @description Its note on paying by SINPE Móvil. */
            sinpe: string;
            /** @description Its note on paying by bank transfer. */
            transferencia: string;
            /** @description The heading of the page about the shop. */
            acercaTitulo: string;
            /** @description What the page about the shop says. */
            acerca: string;
            /** @description The same in English. */
            inicioIngles?: string;
            /** @description The same in English. */
            enviosIngles?: string;
            /** @description The same in English. */
            sinpeIngles?: string;
            /** @description The same in English. */
            transferenciaIngles?: string;
            /** @description The same in English. */
            acercaTituloIngles?: string;
            /** @description The same in English. */
            acercaIngles?: string;
        };
        /** @description The words that everybody reads. */
        SiteTextsInForce: {
            textos: components["schemas"]["SiteTexts"];
            version?: components["schemas"]["Version"];
        };
        /** @description All the words anew. */
        SiteTextsForm: {
            textos: components["schemas"]["SiteTexts"];
            /** @description The version that the edit started from; 409 `VERSION_CONFLICT` when there is a newer one. */
            version?: components["schemas"]["Version"];
        };
        /** @description Words that were written once. */
        SiteTextsChange: {
            textos: components["schemas"]["SiteTexts"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            fecha: string;
            /** @description Full name of who wrote them; null when the account is gone. */
            autor: string | null;
        };
        /** @description The last ones, newest first. */
        SiteTextsHistory: components["schemas"]["SiteTextsChange"][];
        /** @description Each group holds words that mean the same; no word is in two of them. */
        SynonymGroups: string[][];
        /** @description Words that the search takes for each other. */
        Synonyms: {
            /** @description Null while nobody has set any; those of the trade count then, `TRADE_SYNONYMS` of the SDK. */
            grupos: components["schemas"]["SynonymGroups"] | null;
            version?: components["schemas"]["Version"];
        };
        /** @description The whole table. */
        SynonymsForm: {
            /** @description Null brings those of the trade back; without a group the search knows no synonyms. */
            grupos: string[][] | null;
            /** @description The version that the edit started from; 409 `VERSION_CONFLICT` when there is a newer one. */
            version?: components["schemas"]["Version"];
        };
        Count: number;
        SoldOutPiece: {
            idProducto: components["schemas"]["Id"];
            /** @description Name of the piece. */
            nombreProducto: string;
        };
        WeekOfSales: {
            /**
             * Format: date
             * @description The Monday that it begins with, in Costa Rica.
             */
            semana: string;
            /** @description Orders that were placed and not rejected. */
            pedidos: components["schemas"]["Count"];
            /** @description Their totals in USD, shipping included. */
            monto: number;
            /** @description Their totals in colones, each at its own rate; absent where one of them has none. */
            montoColones?: components["schemas"]["Colones"];
        };
        /** @description Something about the shop itself that goes wrong until somebody sees to it. */
        ShopAlert: {
            /** @description `UNNAMED_PROXY`: requests come through a proxy (`direccion`) that the settings do not name. `SWEEP_REFUSED`: a sweep of the stored files would have taken suspiciously many (`archivos` of `total`) and took none. `CHORE_FAILED`: a chore of the server fails; `tema` is its name. `EXCHANGE_RATE_OLD`: the rate of the colones was set `dias` days ago. Others may come. */
            codigo: string;
            /** @description Which of several of that code; often empty. */
            tema: string;
            /** @description Figures and words about it, by name. */
            datos: {
                [key: string]: string | number;
            };
            /**
             * Format: date-time
             * @description When it was first seen. ISO 8601, UTC.
             */
            desde: string;
            /**
             * Format: date-time
             * @description When it was last seen. ISO 8601, UTC.
             */
            ultima: string;
        };
        /** @description What waits for somebody, and what was sold. */
        Dashboard: {
            /** @description Regular orders in `pendiente`. */
            pedidosPendientes: components["schemas"]["Count"];
            /** @description Regular orders in `confirmado`. */
            pedidosPorEnviar: components["schemas"]["Count"];
            /** @description Sums that are still to be given back. */
            devolucionesPendientes?: number;
            /** @description Special orders in `Pendiente`. */
            especialesSinRespuesta: components["schemas"]["Count"];
            /** @description Listed products (`estado` 1) without stock, by `idProducto`. */
            piezasAgotadas: components["schemas"]["SoldOutPiece"][];
            /** @description The last twelve weeks, oldest first, this one included; weeks without sales too. */
            ventasPorSemana: components["schemas"]["WeekOfSales"][];
            /** @description What whoever runs the shop must see to, oldest first; empty when all is well. */
            alertas?: components["schemas"]["ShopAlert"][];
        };
        ActivityAuthor: {
            idUsuario: components["schemas"]["Id"];
            /** @description Full name. */
            nombre: string;
            /**
             * @description 1 Cliente, 2 Administrador, 3 Manager.
             * @enum {integer}
             */
            rol: 1 | 2 | 3;
        };
        /**
         * @description The word before the dot is what it was done to.
         * @enum {string}
         */
        ActivityAction: "sesion.iniciada" | "sesion.fallida" | "sesion.cerrada" | "sesion.todasCerradas" | "cuenta.creada" | "cuenta.bloqueada" | "cuenta.desbloqueada" | "cuenta.eliminada" | "cuenta.rol" | "cuenta.correo" | "cuenta.correoDeshecho" | "cuenta.contrasena" | "cuenta.dosPasosActivado" | "cuenta.dosPasosQuitado" | "cuenta.codigosRenovados" | "cuenta.identificacionLiberada" | "cuenta.datosDescargados" | "cuenta.cerrada" | "producto.creado" | "producto.editado" | "producto.eliminado" | "pedido.aceptado" | "pedido.rechazado" | "pedido.enviado" | "pedido.envio" | "pedido.referencia" | "pedido.pago" | "pedido.pagoQuitado" | "pedido.conciliado" | "apartado.terminado" | "pedido.sinPieza" | "banco.leido" | "banco.anotado" | "banco.vencido" | "pedido.comprobantePedido" | "pedido.devolucion" | "pedido.contabilidad" | "pedidoEspecial.estado" | "pregunta.creada" | "pregunta.editada" | "pregunta.eliminada" | "novedad.creada" | "novedad.editada" | "novedad.eliminada" | "novedad.enviada" | "ajustes.banners" | "ajustes.envio" | "ajustes.retiro" | "ajustes.seguimiento" | "ajustes.tipoCambio" | "ajustes.textos" | "ajustes.textosTienda" | "ajustes.sinonimos" | "archivos.restaurados" | "archivos.vaciados" | "archivos.adoptados" | "archivos.apartados";
        ActivityObject: {
            /** @description Name of the product, full name of the account's owner. */
            nombre: string;
            /**
             * @description Of an account; null for a product.
             * @enum {integer|null}
             */
            rol: 1 | 2 | 3 | null;
        };
        /** @description A field that changed. Amounts are US dollars; what a product points to (`categoria`, `material`, `piedra`) is told by its name. What nobody may read here (an e-mail, a password) is an empty text before and after. */
        ActivityChange: {
            /** @description Name of the field that was changed. */
            campo: string;
            /** @description Null where there was nothing. */
            antes: string | number | null;
            /** @description Null where there is nothing any more. */
            despues: string | number | null;
        };
        /** @description Something that was done in the shop. */
        ActivityEntry: {
            idActividad: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            fecha: string;
            /** @description Who did it, as the account is today; null for a command of the server, for somebody who was not logged in, and when the account is gone. */
            quien: components["schemas"]["ActivityAuthor"] | null;
            accion: components["schemas"]["ActivityAction"];
            /** @description What it was done to, by kind and number (`producto 12`, `pedido 1024`, `pedido especial 3`, `cuenta 7`) or by name (`terminos`); empty when the action says it all. */
            objeto: string;
            /** @description How a product or an account in `objeto` is called today; null for everything else and when it is gone. */
            sobre: components["schemas"]["ActivityObject"] | null;
            cambios: components["schemas"]["ActivityChange"][];
        };
        ActivityPage: {
            /** @description Newest first. */
            actividad: components["schemas"]["ActivityEntry"][];
            /** @description What `antesDe` asks for the entries that follow; null after the last one. */
            siguiente: components["schemas"]["Id"] | null;
        };
    };
    responses: {
        /** @description The input is not valid. `campos` names each field with its reason. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "VALIDATION";
                    campos?: components["schemas"]["FieldErrors"];
                };
            };
        };
        /** @description Too many requests; try again after `Retry-After` seconds. */
        RateLimited: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 60
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "RATE_LIMITED";
                };
            };
        };
        /** @description The server failed. The text never tells internals. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "INTERNAL";
                };
            };
        };
        /** @description The server cannot keep anything just now, for example because its disk is full. Nothing has changed; try again after `Retry-After` seconds. */
        Unavailable: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 60
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "INTERNAL";
                };
            };
        };
        /** @description There is nothing under this id, or it is not visible to the caller. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "NOT_FOUND";
                };
            };
        };
        /** @description The login token (or, for carts, the session token) is missing, dead or forged. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "UNAUTHENTICATED";
                };
            };
        };
        /** @description The account's role may not do this; or the shop demands two-step login of its staff and this account has yet to set it up (`SECOND_STEP_SETUP`). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "FORBIDDEN" | "SECOND_STEP_SETUP";
                };
            };
        };
        /** @description The body or one of its files is too large (files: 10 MB), or decoding a picture would take too much memory (a JPEG of 50 megapixels passes). */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "PAYLOAD_TOO_LARGE";
                };
            };
        };
        /** @description The body's content type is not the one of this call, or a file is empty or of a content that is not accepted. A file part without a name, which browsers send where nothing was chosen, is no file. */
        UnsupportedMedia: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "UNSUPPORTED_MEDIA";
                };
            };
        };
        /** @description Somebody else has changed it since; `actual` is what it is now. Nothing changed. */
        ConflictVersion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "VERSION_CONFLICT";
                    actual?: components["schemas"]["CurrentVersion"];
                };
            };
        };
        /** @description More pieces were asked for than there are (`stock` says how many are left), or the cart has another `version` than the one that was sent, or the idempotency key was used for another change. Nothing changed; `carrito` is today's cart. */
        ConflictCartStock: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "STOCK_EXCEEDED" | "VERSION_CONFLICT" | "IDEMPOTENCY_MISMATCH";
                    stock?: components["schemas"]["RemainingStock"];
                    carrito?: components["schemas"]["Cart"];
                };
            };
        };
        /** @description The cart has another `version` than the one that was sent, or the idempotency key was used for another change. Nothing changed; `carrito` is today's cart. */
        ConflictCart: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "VERSION_CONFLICT" | "IDEMPOTENCY_MISMATCH";
                    carrito?: components["schemas"]["Cart"];
                };
            };
        };
        /** @description A line asks for more pieces than there are (`stock` is that line's remainder, 0 when it can no longer be bought), or the purchase costs today another total than was sent with it (`montoTotal` is today's), or the account has as many orders in `pendiente` as one may have (`PENDING_LIMIT`; never to whoever holds the cart or says `sinPieza`), and nothing was bought; or the idempotency key was used with another body. */
        ConflictPurchase: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "STOCK_EXCEEDED" | "TOTAL_CHANGED" | "PENDING_LIMIT" | "IDEMPOTENCY_MISMATCH";
                    stock?: components["schemas"]["RemainingStock"];
                    montoTotal?: components["schemas"]["CurrentTotal"];
                };
            };
        };
        /** @description The e-mail or the password is wrong; or the password is right and the code of the second step is missing (`SECOND_STEP_REQUIRED`), wrong or used (`SECOND_STEP_WRONG`). */
        LoginRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "UNAUTHENTICATED" | "SECOND_STEP_REQUIRED" | "SECOND_STEP_WRONG";
                };
            };
        };
        /** @description The account is blocked by an administrator. */
        AccountBlocked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "ACCOUNT_BLOCKED";
                };
            };
        };
        /** @description The roll does not hold this identification, or (optional extension) this host looks nobody up: `LOOKUP_OFF` means that the names are typed and taken as they are typed. */
        PersonNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "NOT_FOUND" | "LOOKUP_OFF";
                };
            };
        };
        /** @description The input is not valid. `campos` names each field with its reason. A password that everybody has may be told apart by `PASSWORD_COMMON`, one that holds the name of the e-mail by `PASSWORD_HOLDS_EMAIL`. */
        BadAccount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "VALIDATION" | "PASSWORD_COMMON" | "PASSWORD_HOLDS_EMAIL";
                    campos?: components["schemas"]["FieldErrors"];
                };
            };
        };
        /** @description The person already has an account, or the e-mail belongs to another account. */
        ConflictRegistration: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "ALREADY_REGISTERED" | "EMAIL_IN_USE";
                };
            };
        };
        /** @description The e-mail belongs to another account. */
        ConflictEmail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "EMAIL_IN_USE";
                };
            };
        };
        /** @description The step is not allowed from the current state. */
        ConflictState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "INVALID_STATE";
                };
            };
        };
        /** @description No account has this e-mail. */
        EmailNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "EMAIL_NOT_FOUND";
                };
            };
        };
        /** @description There is not enough of a piece (`stock` says how many there are), or the account has as many orders in `pendiente` as one may have (`PENDING_LIMIT`): nobody should pay then. Nothing is held; `carrito` is today's cart. */
        ConflictHold: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "STOCK_EXCEEDED" | "PENDING_LIMIT";
                    stock?: components["schemas"]["RemainingStock"];
                    carrito?: components["schemas"]["Cart"];
                };
            };
        };
        /** @description The same person or network has held one of the pieces three times within a day (`HOLD_LIMIT`), or sends too many requests (`RATE_LIMITED`, with `Retry-After`). */
        HoldLimited: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 60
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "HOLD_LIMIT" | "RATE_LIMITED";
                };
            };
        };
        /** @description The order is not in review any more, the line was decided on already or is the only one that is left to return (`INVALID_STATE`), or there is not enough of the other piece (`STOCK_EXCEEDED`, `stock` says how many there are). Nothing changed. */
        ConflictMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "INVALID_STATE" | "STOCK_EXCEEDED";
                    stock?: components["schemas"]["RemainingStock"];
                };
            };
        };
        /** @description The idempotency key was used with another body. */
        ConflictIdempotency: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "IDEMPOTENCY_MISMATCH";
                };
            };
        };
        /** @description The step is not allowed from the current state, or somebody else has changed it since (`actual` is what it is now). Nothing changed. */
        ConflictStateOrVersion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "INVALID_STATE" | "VERSION_CONFLICT";
                    actual?: components["schemas"]["CurrentVersion"];
                };
            };
        };
        /** @description An open order, or a cart, holds what would go, somebody else has changed the product since, or pieces were sold or came back meanwhile (`actual` is what it is now). Nothing changed. */
        ConflictProductEdit: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "IN_USE" | "VERSION_CONFLICT" | "STOCK_CHANGED";
                    actual?: components["schemas"]["CurrentVersion"];
                };
            };
        };
        /** @description An open order, or a cart, holds the product, or somebody else has changed it since (`actual` is what it is now). Nothing changed. */
        ConflictInUseOrVersion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    code?: "IN_USE" | "VERSION_CONFLICT";
                    actual?: components["schemas"]["CurrentVersion"];
                };
            };
        };
    };
    parameters: {
        /**
         * @description Names of categories.
         * @example [
         *       "Anillos",
         *       "Aretes"
         *     ]
         */
        FilterCategories: string[];
        /**
         * @description Kinds of stone.
         * @example [
         *       "Natural"
         *     ]
         */
        FilterStones: string[];
        /**
         * @description Names of materials.
         * @example [
         *       "Plata banada en oro"
         *     ]
         */
        FilterMaterials: string[];
        /**
         * @description Ring sizes that have stock.
         * @example [
         *       "6",
         *       "7"
         *     ]
         */
        FilterSizes: string[];
        /**
         * @description Optional extension (`catalogFacets`). Only pieces whose price charged is not below it, US dollars. Above `precioMaximo` it is 400.
         * @example 50
         */
        PriceFrom: number;
        /**
         * @description Optional extension (`catalogFacets`). Only pieces whose price charged is not above it, US dollars.
         * @example 120
         */
        PriceTo: number;
        /**
         * @description Optional extension (`catalogFacets`, of a backend that also has `pieceDetails`). Only pieces that are known to be at least so long: millimetres, at most one decimal. Above `largoMaximo` it is 400.
         * @example 40
         */
        LengthFrom: number;
        /**
         * @description Optional extension (`catalogFacets`, of a backend that also has `pieceDetails`). Only pieces that are known to be at most so long: millimetres, at most one decimal.
         * @example 45
         */
        LengthTo: number;
        /**
         * @description Optional extension (`catalogFacets`, of a backend that also has `pieceDetails`). Only pieces that are known to be at least so wide: millimetres, at most one decimal. Above `anchoMaximo` it is 400.
         * @example 10
         */
        WidthFrom: number;
        /**
         * @description Optional extension (`catalogFacets`, of a backend that also has `pieceDetails`). Only pieces that are known to be at most so wide: millimetres, at most one decimal.
         * @example 18
         */
        WidthTo: number;
        /**
         * @description Optional extension (`catalogFacets`, of a backend that also has `pieceDetails`). Only pieces that are known to be at least so heavy: grams, at most two decimals. Above `pesoMaximo` it is 400.
         * @example 2
         */
        WeightFrom: number;
        /**
         * @description Optional extension (`catalogFacets`, of a backend that also has `pieceDetails`). Only pieces that are known to be at most so heavy: grams, at most two decimals.
         * @example 3.5
         */
        WeightTo: number;
        /**
         * @description Optional extension (`catalogFacets`). `true`: only pieces that can be bought now, not those that are sold or that carts hold.
         * @example true
         */
        OnlyAvailable: boolean;
        /**
         * @description The product, `idProducto`.
         * @example 12
         */
        ProductId: components["schemas"]["Id"];
        /**
         * @description The banner.
         * @example 2
         */
        BannerId: components["schemas"]["Id"];
        /**
         * @description The question of the FAQ.
         * @example 3
         */
        FaqId: components["schemas"]["Id"];
        /**
         * @description Optional extension. The version that was seen before deleting; 409 `VERSION_CONFLICT` when there is a newer one, and nothing is deleted. A client that does not send it deletes whatever there is.
         * @example 3
         */
        SeenVersion: components["schemas"]["Version"];
        /**
         * @description Optional extension, part of what a cart's `version` promises. One value per change, for example a random UUID, kept when it is sent again. A cart remembers the key of its last change that had one: that key again does nothing and is answered with today's cart, whatever `version` comes with it. Every older key is refused by its `version`, which is why the two belong together. A refusal does not use the key up; the remembered key with other content (`version` and `precioUnitario` are no part of it) is 409 `IDEMPOTENCY_MISMATCH`.
         * @example 2b1c7a90-6d0f-4a53-8d8e-0a3f5b7f41c6
         */
        CartIdempotencyKey: components["schemas"]["IdempotencyKey"];
        /**
         * @description Optional extension. One value per attempt to buy or to ask for a piece, for example a random UUID. The same key from the same account gives the same result and never a second order; a refused attempt does not use the key up; the same key with another body is 409 `IDEMPOTENCY_MISMATCH`. A client that does not send it keeps working.
         * @example 7d9f2c1e-5a34-4d0b-9a55-0f6f1f0c9b21
         */
        IdempotencyKey: components["schemas"]["IdempotencyKey"];
        /**
         * @description Optional extension (`listPages`). How many at most; the answer is then a page and not the whole list. Clients have to be ready for the whole list, whatever else they ask for: backends without the extension answer with it.
         * @example 100
         */
        PageLimit: number;
        /**
         * @description With `limite`: only what comes after; `siguiente` of the page before. What is added or deleted meanwhile moves nothing to another page.
         * @example 951
         */
        PageAfter: components["schemas"]["Id"];
        /**
         * @description With `limite`: what is to be found, every word of it in any order, whatever its case and accents.
         * @example maria
         */
        PageSearch: string;
        /**
         * @description The product.
         * @example 12
         */
        PhotoProductId: components["schemas"]["Id"];
        /**
         * @description The photograph; 0 is the main picture of a backend with the extension `mainPhoto`.
         * @example 4
         */
        PhotoId: number;
        /**
         * @description The address.
         * @example 2
         */
        AddressId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listFeatured: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The featured products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInitialCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    filterCatalog: {
        parameters: {
            query?: {
                /**
                 * @description Order by the price charged (the special price when there is one), falling or rising; empty or absent leaves the shop's order.
                 * @example desc
                 */
                precio?: "desc" | "asc" | "";
                /**
                 * @description Names of categories.
                 * @example [
                 *       "Anillos",
                 *       "Aretes"
                 *     ]
                 */
                categoria?: components["parameters"]["FilterCategories"];
                /**
                 * @description Kinds of stone.
                 * @example [
                 *       "Natural"
                 *     ]
                 */
                piedra?: components["parameters"]["FilterStones"];
                /**
                 * @description Names of materials.
                 * @example [
                 *       "Plata banada en oro"
                 *     ]
                 */
                material?: components["parameters"]["FilterMaterials"];
                /**
                 * @description Ring sizes that have stock.
                 * @example [
                 *       "6",
                 *       "7"
                 *     ]
                 */
                tamano?: components["parameters"]["FilterSizes"];
                /**
                 * @description Optional extension (`catalogFacets`). Only pieces whose price charged is not below it, US dollars. Above `precioMaximo` it is 400.
                 * @example 50
                 */
                precioMinimo?: components["parameters"]["PriceFrom"];
                /**
                 * @description Optional extension (`catalogFacets`). Only pieces whose price charged is not above it, US dollars.
                 * @example 120
                 */
                precioMaximo?: components["parameters"]["PriceTo"];
                /**
                 * @description Optional extension (`catalogFacets`, of a backend that also has `pieceDetails`). Only pieces that are known to be at least so long: millimetres, at most one decimal. Above `largoMaximo` it is 400.
                 * @example 40
                 */
                largoMinimo?: components["parameters"]["LengthFrom"];
                /**
                 * @description Optional extension (`catalogFacets`, of a backend that also has `pieceDetails`). Only pieces that are known to be at most so long: millimetres, at most one decimal.
                 * @example 45
                 */
                largoMaximo?: components["parameters"]["LengthTo"];
                /**
                 * @description Optional extension (`catalogFacets`, of a backend that also has `pieceDetails`). Only pieces that are known to be at least so wide: millimetres, at most one decimal. Above `anchoMaximo` it is 400.
                 * @example 10
                 */
                anchoMinimo?: components["parameters"]["WidthFrom"];
                /**
                 * @description Optional extension (`catalogFacets`, of a backend that also has `pieceDetails`). Only pieces that are known to be at most so wide: millimetres, at most one decimal.
                 * @example 18
                 */
                anchoMaximo?: components["parameters"]["WidthTo"];
                /**
                 * @description Optional extension (`catalogFacets`, of a backend that also has `pieceDetails`). Only pieces that are known to be at least so heavy: grams, at most two decimals. Above `pesoMaximo` it is 400.
                 * @example 2
                 */
                pesoMinimo?: components["parameters"]["WeightFrom"];
                /**
                 * @description Optional extension (`catalogFacets`, of a backend that also has `pieceDetails`). Only pieces that are known to be at most so heavy: grams, at most two decimals.
                 * @example 3.5
                 */
                pesoMaximo?: components["parameters"]["WeightTo"];
                /**
                 * @description Optional extension (`catalogFacets`). `true`: only pieces that can be bought now, not those that are sold or that carts hold.
                 * @example true
                 */
                disponibles?: components["parameters"]["OnlyAvailable"];
                /**
                 * @description Optional extension (`catalogFacets`). Another order than by price: what the shop has added last first (`nuevos`), or by name. `precio` goes before it.
                 * @example nuevos
                 */
                orden?: "nuevos" | "nombre";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countCatalog: {
        parameters: {
            query?: {
                /**
                 * @description Only pieces that the text finds, as the search box finds them: by words, or as the category that it names.
                 * @example anillo
                 */
                termino?: string;
                /**
                 * @description Names of categories.
                 * @example [
                 *       "Anillos",
                 *       "Aretes"
                 *     ]
                 */
                categoria?: components["parameters"]["FilterCategories"];
                /**
                 * @description Kinds of stone.
                 * @example [
                 *       "Natural"
                 *     ]
                 */
                piedra?: components["parameters"]["FilterStones"];
                /**
                 * @description Names of materials.
                 * @example [
                 *       "Plata banada en oro"
                 *     ]
                 */
                material?: components["parameters"]["FilterMaterials"];
                /**
                 * @description Ring sizes that have stock.
                 * @example [
                 *       "6",
                 *       "7"
                 *     ]
                 */
                tamano?: components["parameters"]["FilterSizes"];
                /**
                 * @description Optional extension (`catalogFacets`). Only pieces whose price charged is not below it, US dollars. Above `precioMaximo` it is 400.
                 * @example 50
                 */
                precioMinimo?: components["parameters"]["PriceFrom"];
                /**
                 * @description Optional extension (`catalogFacets`). Only pieces whose price charged is not above it, US dollars.
                 * @example 120
                 */
                precioMaximo?: components["parameters"]["PriceTo"];
                /**
                 * @description Optional extension (`catalogFacets`, of a backend that also has `pieceDetails`). Only pieces that are known to be at least so long: millimetres, at most one decimal. Above `largoMaximo` it is 400.
                 * @example 40
                 */
                largoMinimo?: components["parameters"]["LengthFrom"];
                /**
                 * @description Optional extension (`catalogFacets`, of a backend that also has `pieceDetails`). Only pieces that are known to be at most so long: millimetres, at most one decimal.
                 * @example 45
                 */
                largoMaximo?: components["parameters"]["LengthTo"];
                /**
                 * @description Optional extension (`catalogFacets`, of a backend that also has `pieceDetails`). Only pieces that are known to be at least so wide: millimetres, at most one decimal. Above `anchoMaximo` it is 400.
                 * @example 10
                 */
                anchoMinimo?: components["parameters"]["WidthFrom"];
                /**
                 * @description Optional extension (`catalogFacets`, of a backend that also has `pieceDetails`). Only pieces that are known to be at most so wide: millimetres, at most one decimal.
                 * @example 18
                 */
                anchoMaximo?: components["parameters"]["WidthTo"];
                /**
                 * @description Optional extension (`catalogFacets`, of a backend that also has `pieceDetails`). Only pieces that are known to be at least so heavy: grams, at most two decimals. Above `pesoMaximo` it is 400.
                 * @example 2
                 */
                pesoMinimo?: components["parameters"]["WeightFrom"];
                /**
                 * @description Optional extension (`catalogFacets`, of a backend that also has `pieceDetails`). Only pieces that are known to be at most so heavy: grams, at most two decimals.
                 * @example 3.5
                 */
                pesoMaximo?: components["parameters"]["WeightTo"];
                /**
                 * @description Optional extension (`catalogFacets`). `true`: only pieces that can be bought now, not those that are sold or that carts hold.
                 * @example true
                 */
                disponibles?: components["parameters"]["OnlyAvailable"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchCatalog: {
        parameters: {
            query: {
                /**
                 * @description The text as typed.
                 * @example granate
                 */
                termino: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products on offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product, `idProducto`.
                 * @example 12
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductSize: {
        parameters: {
            query: {
                /**
                 * @description The product.
                 * @example 12
                 */
                idProducto: components["schemas"]["Id"];
                /**
                 * @description The size, or `Única` for a product without sizes.
                 * @example 7
                 */
                tamanio: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSizeStock"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stone"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMaterials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The materials. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Material"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSizes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sizes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Size"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BannerUpload"];
            };
        };
        responses: {
            /** @description The banners are replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBannerWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannerWordsList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBannerWords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The banner.
                 * @example 2
                 */
                idBanner: components["parameters"]["BannerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BannerWordsForm"];
            };
        };
        responses: {
            /** @description The words are kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictVersion"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVisibleFaqs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The visible questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFaqs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFaq: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaqForm"];
            };
        };
        responses: {
            /** @description The question is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFaq: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The question of the FAQ.
                 * @example 3
                 */
                idPregunta: components["parameters"]["FaqId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaqEdit"];
            };
        };
        responses: {
            /** @description The question is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictVersion"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFaq: {
        parameters: {
            query?: {
                /**
                 * @description Optional extension. The version that was seen before deleting; 409 `VERSION_CONFLICT` when there is a newer one, and nothing is deleted. A client that does not send it deletes whatever there is.
                 * @example 3
                 */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                /**
                 * @description The question of the FAQ.
                 * @example 3
                 */
                idPregunta: components["parameters"]["FaqId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictVersion"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CartReference"];
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Optional extension, part of what a cart's `version` promises. One value per change, for example a random UUID, kept when it is sent again. A cart remembers the key of its last change that had one: that key again does nothing and is answered with today's cart, whatever `version` comes with it. Every older key is refused by its `version`, which is why the two belong together. A refusal does not use the key up; the remembered key with other content (`version` and `precioUnitario` are no part of it) is 409 `IDEMPOTENCY_MISMATCH`.
                 * @example 2b1c7a90-6d0f-4a53-8d8e-0a3f5b7f41c6
                 */
                "Idempotency-Key"?: components["parameters"]["CartIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartAddition"];
            };
        };
        responses: {
            /** @description The piece is in the cart. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAdded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictCartStock"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeCartQuantity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Optional extension, part of what a cart's `version` promises. One value per change, for example a random UUID, kept when it is sent again. A cart remembers the key of its last change that had one: that key again does nothing and is answered with today's cart, whatever `version` comes with it. Every older key is refused by its `version`, which is why the two belong together. A refusal does not use the key up; the remembered key with other content (`version` and `precioUnitario` are no part of it) is 409 `IDEMPOTENCY_MISMATCH`.
                 * @example 2b1c7a90-6d0f-4a53-8d8e-0a3f5b7f41c6
                 */
                "Idempotency-Key"?: components["parameters"]["CartIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartQuantityChange"];
            };
        };
        responses: {
            /** @description The line and the totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartQuantityChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictCartStock"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    emptyCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Optional extension, part of what a cart's `version` promises. One value per change, for example a random UUID, kept when it is sent again. A cart remembers the key of its last change that had one: that key again does nothing and is answered with today's cart, whatever `version` comes with it. Every older key is refused by its `version`, which is why the two belong together. A refusal does not use the key up; the remembered key with other content (`version` and `precioUnitario` are no part of it) is 409 `IDEMPOTENCY_MISMATCH`.
                 * @example 2b1c7a90-6d0f-4a53-8d8e-0a3f5b7f41c6
                 */
                "Idempotency-Key"?: components["parameters"]["CartIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CartEmptying"];
            };
        };
        responses: {
            /** @description The cart is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["ConflictCart"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFromCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Optional extension, part of what a cart's `version` promises. One value per change, for example a random UUID, kept when it is sent again. A cart remembers the key of its last change that had one: that key again does nothing and is answered with today's cart, whatever `version` comes with it. Every older key is refused by its `version`, which is why the two belong together. A refusal does not use the key up; the remembered key with other content (`version` and `precioUnitario` are no part of it) is 409 `IDEMPOTENCY_MISMATCH`.
                 * @example 2b1c7a90-6d0f-4a53-8d8e-0a3f5b7f41c6
                 */
                "Idempotency-Key"?: components["parameters"]["CartIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartLineReference"];
            };
        };
        responses: {
            /** @description The line is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictCart"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCartShipping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartShipping"];
            };
        };
        responses: {
            /** @description The shipping is noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getShippingFee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingFee"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setShippingFee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShippingFeeForm"];
            };
        };
        responses: {
            /** @description The fee is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictVersion"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPickupPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PickupPlaces"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPickupPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PickupPlacesForm"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictVersion"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExchangeRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rate, or nulls while there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRate"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setExchangeRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeRateForm"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictVersion"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExchangeRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes; empty while no rate was ever set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Optional extension. One value per attempt to buy or to ask for a piece, for example a random UUID. The same key from the same account gives the same result and never a second order; a refused attempt does not use the key up; the same key with another body is 409 `IDEMPOTENCY_MISMATCH`. A client that does not send it keeps working.
                 * @example 7d9f2c1e-5a34-4d0b-9a55-0f6f1f0c9b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PurchaseForm"];
            };
        };
        responses: {
            /** @description The order is placed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictPurchase"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRefused"];
            403: components["responses"]["AccountBlocked"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    lookupPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identification of the person.
                 * @example 202220222
                 */
                identificacion: components["schemas"]["IdentificationNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["PersonNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The account exists. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadAccount"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictRegistration"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomerProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCustomerProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerProfileForm"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileUpdated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictEmail"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStaffProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateStaffProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffProfileForm"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileUpdated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictEmail"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endAllLogins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoStepState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoStepSetup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictState"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoStepProof"];
            };
        };
        responses: {
            /** @description Turned on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoStepProof"];
            };
        };
        responses: {
            /** @description The new codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    disableTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoStepProof"];
            };
        };
        responses: {
            /** @description Turned off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestEmailConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The letter is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictState"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the e-mailed link.
                 * @example q1W9xk2Vt0bR7uYcE5mNzLhJ3sPfGdAo8iK6wQxTvBc
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The link is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["EmailNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyResetToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the e-mailed link.
                 * @example q1W9xk2Vt0bR7uYcE5mNzLhJ3sPfGdAo8iK6wQxTvBc
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link can be used. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetTokenCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadAccount"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailUndo"];
            };
        };
        responses: {
            /** @description The account has its old e-mail again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictEmail"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionForm"];
            };
        };
        responses: {
            /** @description The state after the call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveNovedades: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the letter's link.
                 * @example 7.q1W9xk2Vt0bR7uYcE5mNzLhJ3sPfGdAo8iK6wQxTvBc
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No novedades any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders; empty when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1024
                 */
                idPedido: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Optional extension (`listPages`). How many at most; the answer is then a page and not the whole list. Clients have to be ready for the whole list, whatever else they ask for: backends without the extension answer with it.
                 * @example 100
                 */
                limite?: components["parameters"]["PageLimit"];
                /**
                 * @description With `limite`: only what comes after; `siguiente` of the page before. What is added or deleted meanwhile moves nothing to another page.
                 * @example 951
                 */
                despuesDe?: components["parameters"]["PageAfter"];
                /**
                 * @description With `limite`: what is to be found, every word of it in any order, whatever its case and accents.
                 * @example maria
                 */
                busqueda?: components["parameters"]["PageSearch"];
                /**
                 * @description With `limite`: only orders in that state.
                 * @example pendiente
                 */
                estado?: "pendiente" | "confirmado" | "enviado" | "cancelado";
                /**
                 * @description With `limite`: only orders whose payment is in that state.
                 * @example verificado
                 */
                pago?: "pendiente" | "verificado" | "rechazado";
                /**
                 * @description With `limite`: the first day, in Costa Rica.
                 * @example 2026-03-01
                 */
                desde?: string;
                /**
                 * @description With `limite`: the last day, in Costa Rica.
                 * @example 2026-03-14
                 */
                hasta?: string;
                /**
                 * @description With `limite`: that order alone.
                 * @example 1024
                 */
                pedido?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders; empty when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][] | components["schemas"]["OrderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1024
                 */
                idPedido: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictState"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    shipOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1024
                 */
                idPedido: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OrderShippingForm"];
            };
        };
        responses: {
            /** @description Shipped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1024
                 */
                idPedido: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DoubtForm"];
            };
        };
        responses: {
            /** @description Rejected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrderShipping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The cart that the order came of.
                 * @example 41
                 */
                idCarrito: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Address and payment method. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderShipping"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrderReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The cart that the order came of.
                 * @example 41
                 */
                idCarrito: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrderContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The cart that the order came of.
                 * @example 41
                 */
                idCarrito: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description E-mail and phone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderContact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrderReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1024
                 */
                idPedido: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known about the payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setOrderReference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1024
                 */
                idPedido: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceForm"];
            };
        };
        responses: {
            /** @description Noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictVersion"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrderEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1024
                 */
                idPedido: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineEvent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addOrderNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1024
                 */
                idPedido: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteForm"];
            };
        };
        responses: {
            /** @description The note as an event. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1024
                 */
                idPedido: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderLedger"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1024
                 */
                idPedido: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentForm"];
            };
        };
        responses: {
            /** @description What has come by now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderLedger"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1024
                 */
                idPedido: components["schemas"]["Id"];
                /**
                 * @description The payment.
                 * @example 7
                 */
                idPago: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What has come by now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderLedger"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictState"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    prolongHold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CartReference"];
            };
        };
        responses: {
            /** @description The cart with its `apartado`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    holdCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CartReference"];
            };
        };
        responses: {
            /** @description The cart with its `apartado`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["ConflictHold"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["HoldLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseHold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CartReference"];
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHolds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 500 holds; empty when nothing is held. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hold"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    waitForPiece: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitingForm"];
            };
        };
        responses: {
            /** @description Noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hold.
                 * @example 12
                 */
                idApartado: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideMissing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1024
                 */
                idPedido: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MissingPieceForm"];
            };
        };
        responses: {
            /** @description Decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictMissing"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the account keeps now, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoritesForm"];
            };
        };
        responses: {
            /** @description What the account keeps now, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product, `idProducto`.
                 * @example 12
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the account keeps now, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product, `idProducto`.
                 * @example 12
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the account keeps now, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the account has saved now, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedLines"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedLinesForm"];
            };
        };
        responses: {
            /** @description What the account has saved now, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedLines"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1024
                 */
                idPedido: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoubtForm"];
            };
        };
        responses: {
            /** @description The customer is asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderLedger"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceiptRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the letter's link.
                 * @example 1024.q1W9xk2Vt0bR7uYcE5mNzLhJ3sPfGdAo8iK6wQxTvBc
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestedReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the letter's link.
                 * @example 1024.q1W9xk2Vt0bR7uYcE5mNzLhJ3sPfGdAo8iK6wQxTvBc
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReceiptForm"];
            };
        };
        responses: {
            /** @description It has arrived. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestedReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMonthAccounts: {
        parameters: {
            query: {
                /**
                 * @description The month, in Costa Rica.
                 * @example 2026-03
                 */
                mes: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders; empty when there were none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAccount"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRefunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 500; empty when there is nothing to give back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is to be given back.
                 * @example 3
                 */
                idDevolucion: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundForm"];
            };
        };
        responses: {
            /** @description Noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShipments: {
        parameters: {
            query?: {
                /**
                 * @description Orders that are meant.
                 * @example [
                 *       1024,
                 *       1025
                 *     ]
                 */
                pedido?: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 500 orders; empty when there is nothing to send. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shipment"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example 1024
                 */
                idPedido: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentForm"];
            };
        };
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shipment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReconciliation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What belongs together now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reconciliation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addBankEntries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankEntriesForm"];
            };
        };
        responses: {
            /** @description How many were new, and what belongs together now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankEntriesAdded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBankEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The entry.
                 * @example 31
                 */
                idEntrada: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankEntryForm"];
            };
        };
        responses: {
            /** @description What belongs together now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reconciliation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptMatches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchesForm"];
            };
        };
        responses: {
            /** @description What became of each match, and what belongs together now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchesAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    followOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the letter's link.
                 * @example 1024.q1W9xk2Vt0bR7uYcE5mNzLhJ3sPfGdAo8iK6wQxTvBc
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowedOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTracking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tracking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setTracking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingForm"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictVersion"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMySpecialOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The special orders; empty when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecialOrder"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestSpecialOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Optional extension. One value per attempt to buy or to ask for a piece, for example a random UUID. The same key from the same account gives the same result and never a second order; a refused attempt does not use the key up; the same key with another body is 409 `IDEMPOTENCY_MISMATCH`. A client that does not send it keeps working.
                 * @example 7d9f2c1e-5a34-4d0b-9a55-0f6f1f0c9b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SpecialOrderForm"];
            };
        };
        responses: {
            /** @description Received. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecialOrderReceived"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictIdempotency"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSpecialOrders: {
        parameters: {
            query?: {
                /**
                 * @description Optional extension (`listPages`). How many at most; the answer is then a page and not the whole list. Clients have to be ready for the whole list, whatever else they ask for: backends without the extension answer with it.
                 * @example 100
                 */
                limite?: components["parameters"]["PageLimit"];
                /**
                 * @description With `limite`: only what comes after; `siguiente` of the page before. What is added or deleted meanwhile moves nothing to another page.
                 * @example 951
                 */
                despuesDe?: components["parameters"]["PageAfter"];
                /**
                 * @description With `limite`: what is to be found, every word of it in any order, whatever its case and accents.
                 * @example maria
                 */
                busqueda?: components["parameters"]["PageSearch"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The special orders; empty when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecialOrder"][] | components["schemas"]["SpecialOrderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSpecialOrderStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The special order.
                 * @example 8
                 */
                idPedidoEspecial: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpecialOrderStatusForm"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecialOrderStatusChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictStateOrVersion"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSpecialOrderEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The special order.
                 * @example 7
                 */
                idPedidoEspecial: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineEvent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSpecialOrderNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The special order.
                 * @example 7
                 */
                idPedidoEspecial: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteForm"];
            };
        };
        responses: {
            /** @description The note as an event. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAllProducts: {
        parameters: {
            query?: {
                /**
                 * @description Optional extension (`listPages`). How many at most; the answer is then a page and not the whole list. Clients have to be ready for the whole list, whatever else they ask for: backends without the extension answer with it.
                 * @example 100
                 */
                limite?: components["parameters"]["PageLimit"];
                /**
                 * @description With `limite`: only what comes after; `siguiente` of the page before. What is added or deleted meanwhile moves nothing to another page.
                 * @example 951
                 */
                despuesDe?: components["parameters"]["PageAfter"];
                /**
                 * @description With `limite`: what is to be found, every word of it in any order, whatever its case and accents.
                 * @example maria
                 */
                busqueda?: components["parameters"]["PageSearch"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"] | components["schemas"]["ProductPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewProductForm"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example 12
                 */
                idProducto: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProductForm"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductUpdated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictProductEdit"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: {
                /**
                 * @description Optional extension. The version that was seen before deleting; 409 `VERSION_CONFLICT` when there is a newer one, and nothing is deleted. A client that does not send it deletes whatever there is.
                 * @example 3
                 */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                /**
                 * @description The product, `idProducto`.
                 * @example 12
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictInUseOrVersion"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sortPhotos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example 12
                 */
                idProducto: components["parameters"]["PhotoProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhotoOrder"];
            };
        };
        responses: {
            /** @description The photographs in their new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example 12
                 */
                idProducto: components["parameters"]["PhotoProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewPhoto"];
            };
        };
        responses: {
            /** @description The photographs with the new one. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    describePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example 12
                 */
                idProducto: components["parameters"]["PhotoProductId"];
                /**
                 * @description The photograph; 0 is the main picture of a backend with the extension `mainPhoto`.
                 * @example 4
                 */
                idFoto: components["parameters"]["PhotoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhotoWords"];
            };
        };
        responses: {
            /** @description The photographs as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example 12
                 */
                idProducto: components["parameters"]["PhotoProductId"];
                /**
                 * @description The photograph; 0 is the main picture of a backend with the extension `mainPhoto`.
                 * @example 4
                 */
                idFoto: components["parameters"]["PhotoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photographs that are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example 12
                 */
                idProducto: components["parameters"]["PhotoProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VideoForm"];
            };
        };
        responses: {
            /** @description The video as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PieceVideo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example 12
                 */
                idProducto: components["parameters"]["PhotoProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /**
                 * @description Optional extension (`listPages`). How many at most; the answer is then a page and not the whole list. Clients have to be ready for the whole list, whatever else they ask for: backends without the extension answer with it.
                 * @example 100
                 */
                limite?: components["parameters"]["PageLimit"];
                /**
                 * @description With `limite`: only what comes after; `siguiente` of the page before. What is added or deleted meanwhile moves nothing to another page.
                 * @example 951
                 */
                despuesDe?: components["parameters"]["PageAfter"];
                /**
                 * @description With `limite`: what is to be found, every word of it in any order, whatever its case and accents.
                 * @example maria
                 */
                busqueda?: components["parameters"]["PageSearch"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customers; empty when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"][] | components["schemas"]["CustomerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeCustomerStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identification of the customer.
                 * @example 101110111
                 */
                identificacion: components["schemas"]["IdentificationNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerStatusForm"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseIdentification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identification that is to be released.
                 * @example 101110111
                 */
                identificacion: components["schemas"]["IdentificationNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentificationReleaseForm"];
            };
        };
        responses: {
            /** @description Released. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNovedades: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The novedades; empty when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Novedad"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createNovedad: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewNovedadForm"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NovedadCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNovedad: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The novedad.
                 * @example 3
                 */
                idNovedad: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NovedadForm"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictStateOrVersion"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteNovedad: {
        parameters: {
            query?: {
                /**
                 * @description Optional extension. The version that was seen before deleting; 409 `VERSION_CONFLICT` when there is a newer one, and nothing is deleted. A client that does not send it deletes whatever there is.
                 * @example 3
                 */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                /**
                 * @description The novedad.
                 * @example 3
                 */
                idNovedad: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictVersion"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendNovedad: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The novedad.
                 * @example 3
                 */
                idNovedad: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NovedadSendForm"];
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NovedadSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictStateOrVersion"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeStaffRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The staff account.
                 * @example 4
                 */
                idUsuario: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRoleForm"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeStaffStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The staff account.
                 * @example 4
                 */
                idUsuario: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffStatusForm"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The staff account.
                 * @example 4
                 */
                idUsuario: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictState"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAdministrator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAdministrator"];
            };
        };
        responses: {
            /** @description The account exists. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCreated"];
                };
            };
            400: components["responses"]["BadAccount"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictRegistration"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createManager: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewManager"];
            };
        };
        responses: {
            /** @description The account exists. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCreated"];
                };
            };
            400: components["responses"]["BadAccount"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictRegistration"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyDataLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClosingForm"];
            };
        };
        responses: {
            /** @description The account is closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses; empty when none is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressBook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressForm"];
            };
        };
        responses: {
            /** @description The addresses with the new one. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressBook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    preferAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The address.
                 * @example 2
                 */
                idDireccion: components["parameters"]["AddressId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressBook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The address.
                 * @example 2
                 */
                idDireccion: components["parameters"]["AddressId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressForm"];
            };
        };
        responses: {
            /** @description The addresses as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressBook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The address.
                 * @example 2
                 */
                idDireccion: components["parameters"]["AddressId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses that are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressBook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRingSizes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sizes; empty when none is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FingerSizes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveRingSizes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FingerSizesForm"];
            };
        };
        responses: {
            /** @description The sizes as they are now, the one kept last first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FingerSizes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLegalText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which page.
                 * @example privacidad
                 */
                pagina: components["schemas"]["LegalPage"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalText"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setLegalText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which page.
                 * @example privacidad
                 */
                pagina: components["schemas"]["LegalPage"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegalTextForm"];
            };
        };
        responses: {
            /** @description The text is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictVersion"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSiteTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteTextsInForce"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setSiteTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteTextsForm"];
            };
        };
        responses: {
            /** @description The words are kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictVersion"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSiteTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last twenty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteTextsHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSynonyms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Synonyms"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setSynonyms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SynonymsForm"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictVersion"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of this moment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActivity: {
        parameters: {
            query?: {
                /**
                 * @description Words that all have to be found in who did it, in what it was done to (also as it is called today), or in the action, as its code or as people read it. Case and accents do not matter.
                 * @example anillo precio
                 */
                texto?: string;
                /**
                 * @description The first day, in Costa Rica.
                 * @example 2026-03-01
                 */
                desde?: string;
                /**
                 * @description The last day, in Costa Rica.
                 * @example 2026-03-14
                 */
                hasta?: string;
                /**
                 * @description Only entries that were noted before that one; `siguiente` of the page before.
                 * @example 951
                 */
                antesDe?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries; empty when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
